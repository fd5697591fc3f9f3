"""Blocks of norm, matmul and GELU in JAX, in the NVTX range `decode`."""

import os

os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
import jax
import jax.numpy as jnp
import llm_profile_action as llm

size, layers, steps = 1024, 6, 100
keys = jax.random.split(jax.random.PRNGKey(0), layers)
weights = [jax.random.normal(key, (size, size), jnp.bfloat16) / size**0.5 for key in keys]


@jax.jit
def forward(hidden, weights):
    for weight in weights:
        scale = jax.lax.rsqrt((hidden.astype(jnp.float32) ** 2).mean(-1, keepdims=True) + 1e-6)
        hidden = jax.nn.gelu((hidden * scale.astype(hidden.dtype)) @ weight) + hidden
    return hidden


hidden = jnp.ones((size, size), jnp.bfloat16)
for _ in range(20):
    result = forward(hidden, weights)
result.block_until_ready()
with llm.range("decode"):
    for _ in range(steps):
        result = forward(hidden, weights)
    result.block_until_ready()
