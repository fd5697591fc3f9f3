"""Writes a Llama model with random weights for llama.cpp, because the machine can't download one. Needs gguf (llama.cpp's gguf-py)."""
import sys
import gguf
import numpy

LAYERS, HIDDEN, INTER, HEADS, KV_HEADS, VOCABULARY, CONTEXT = 8, 1024, 2816, 16, 4, 32000, 4096

random = numpy.random.default_rng(0)
writer = gguf.GGUFWriter(sys.argv[1], "llama")
writer.add_block_count(LAYERS)
writer.add_context_length(CONTEXT)
writer.add_embedding_length(HIDDEN)
writer.add_feed_forward_length(INTER)
writer.add_head_count(HEADS)
writer.add_head_count_kv(KV_HEADS)
writer.add_layer_norm_rms_eps(1e-5)
writer.add_rope_dimension_count(HIDDEN // HEADS)
writer.add_vocab_size(VOCABULARY)
writer.add_tokenizer_model("no_vocab")  # llama-bench chooses token numbers, so it needs no vocabulary.


def weights(name, *shape):
    drawn = random.standard_normal(shape, dtype=numpy.float32) / numpy.sqrt(shape[-1])
    writer.add_tensor(f"{name}.weight", drawn.astype(numpy.float16))


def ones(name):
    writer.add_tensor(f"{name}.weight", numpy.ones(HIDDEN, dtype=numpy.float32))


weights("token_embd", VOCABULARY, HIDDEN)
weights("output", VOCABULARY, HIDDEN)
ones("output_norm")
for layer in range(LAYERS):
    block = f"blk.{layer}"
    ones(f"{block}.attn_norm")
    weights(f"{block}.attn_q", HIDDEN, HIDDEN)
    weights(f"{block}.attn_k", HIDDEN * KV_HEADS // HEADS, HIDDEN)
    weights(f"{block}.attn_v", HIDDEN * KV_HEADS // HEADS, HIDDEN)
    weights(f"{block}.attn_output", HIDDEN, HIDDEN)
    ones(f"{block}.ffn_norm")
    weights(f"{block}.ffn_gate", INTER, HIDDEN)
    weights(f"{block}.ffn_up", INTER, HIDDEN)
    weights(f"{block}.ffn_down", HIDDEN, INTER)

writer.write_header_to_file()
writer.write_kv_data_to_file()
writer.write_tensors_to_file()
writer.close()
