interface Launcher {
  readonly name: RegExp;
  /** What to do if it starts nsys or ncu. */
  readonly help: string;
  /** What to know if nsys or ncu starts it. */
  readonly note: string;
}

/** Programs that start other programs where nsys or ncu would need their own setup. */
const launchers: readonly Launcher[] = [
  {
    name: /^srun$/,
    help: "docs/ranks.md shows how to profile each rank with your command, and how to merge the reports.",
    note: "nsys sees only the processes on its own machine; docs/ranks.md has the way for several",
  },
  {
    name: /^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
    help: "On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",
    note: "docs/ranks.md explains captures of several ranks",
  },
  {
    name: /^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
    help: "Import the command that runs in the container, and start llm-profile in the container too (docs/runners.md#the-image).",
    note: "nsys and ncu can't see processes in a container; run llm-profile in the container (docs/runners.md#the-image)",
  },
  {
    name: /^kubectl$/,
    help: "Import the command that runs in the pod, and start llm-profile in the pod too (docs/runners.md#kubernetes).",
    note: "nsys and ncu can't see processes in a pod; run llm-profile in the pod (docs/runners.md#kubernetes)",
  },
];

/** Finds the launcher with this program name; null if it isn't one that we know. */
export function findLauncher(name: string): Launcher | null {
  return launchers.find((one) => one.name.test(name)) ?? null;
}
