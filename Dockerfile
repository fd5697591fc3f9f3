# The image for GPU jobs: CUDA, Nsight Systems and Nsight Compute, Node, git, Python, and llm-profile. docs/runners.md#the-image says
# how to build and use it. Every version is an argument; the defaults are built by NVIDIA's base image and package repository.
#
#   docker build -t llm-profile .
#
# A base of your own (PyTorch, vLLM) works too, where its apt configuration has NVIDIA's repository.
# scripts/container/pin-images.sh pins both images below by digest, and renews the digests.
ARG BASE_IMAGE=nvidia/cuda:13.0.2-base-ubuntu24.04
# Node's own image: its /usr/local/bin/node is the release of nodejs.org, which its build has verified. Only that file is taken.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS node

# What runs of this project, in one layer of the image below. .dockerignore decides what there is to copy.
FROM ${BASE_IMAGE} AS package
# A stage that is thrown away; a base of your own may have a user who may not write here.
# hadolint ignore=DL3002
USER root
COPY . /package
RUN mv /package/container/bin /bin-of-package \
 && rm -r /package/container /package/scripts

# What to add to an image of your own (docs/runners.md#the-image); a release publishes this, which holds nothing of NVIDIA's.
FROM scratch AS tool
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=package /bin-of-package/ /usr/local/bin/
COPY --from=package /package/ /opt/llm-profile/

FROM ${BASE_IMAGE}
# A base of your own may have another user and an entry point that is a server.
USER root
ENTRYPOINT []

# git and ca-certificates for actions/checkout, Python for workloads and for `nsys stats`, util-linux for the isolation of
# profilers (unshare, setpriv). The user is for those who do not want root; see docs/runners.md#the-image. Which versions there are is
# the base's matter, and the base is an argument.
# hadolint ignore=DL3008
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
      ca-certificates git python3 python3-venv util-linux \
 && apt-get clean \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 1001 --create-home --shell /bin/bash profiler

# A version of NVIDIA's packages (nsight-systems-VERSION, nsight-compute-VERSION), or `debian` for those of Debian's non-free
# component; NCU_VERSION may be `none`. nsys must not be older than the CUDA of the programs that it captures.
ARG NSYS_VERSION=2025.3.2
ARG NCU_VERSION=2025.3.1
COPY scripts/install-nsys.sh scripts/container/install-tools.sh scripts/container/install-debian-ncu.sh /opt/llm-profile-tools/
RUN bash /opt/llm-profile-tools/install-tools.sh "${NSYS_VERSION}" "${NCU_VERSION}"

# The NVIDIA container runtime gives the container all GPUs that it may have, nvidia-smi and the CUDA driver.
ENV NVIDIA_VISIBLE_DEVICES=all \
    NVIDIA_DRIVER_CAPABILITIES=compute,utility \
    LANG=C.UTF-8

COPY --from=tool /usr/local/ /usr/local/
COPY --from=tool /opt/llm-profile/ /opt/llm-profile/

# The build fails here, not a job later, where nsys cannot record, import, export or summarize.
RUN if [ "${NCU_VERSION}" = none ]; then llm-profile doctor --build; else llm-profile doctor --require-ncu; fi

LABEL org.opencontainers.image.title="llm-profile" \
      org.opencontainers.image.description="Profiles LLM workloads with Nsight Systems and Nsight Compute, by NVTX range. Holds NVIDIA's tools: their licenses forbid publishing this image." \
      org.opencontainers.image.licenses="Apache-2.0"

# No entry point: a job container starts `tail`, the container action names its own (container/action.yml), people start bash.
ARG IMAGE_USER=root
USER ${IMAGE_USER}
CMD ["llm-profile", "--help"]
