const block = 512;

/** POSIX ustar (IEEE 1003.1 pax). Names must be short. Times and owners are 0, so identical contents give identical archives. */
export function createTar(files: readonly { readonly name: string; readonly data: Uint8Array }[]): Uint8Array {
  const padding = (size: number) => new Uint8Array(-size & (block - 1));
  const parts = files.flatMap(({ name, data }) => [createHeader(name, data.length), data, padding(data.length)]);
  return Buffer.concat([...parts, new Uint8Array(2 * block)]);
}

function createHeader(name: string, size: number): Uint8Array {
  const bytes = new Uint8Array(block);
  const put = (text: string, at: number) => {
    bytes.set(new TextEncoder().encode(text), at);
  };
  put(name, 0);
  put("0000644\0", 100);
  put("0000000\0", 108);
  put("0000000\0", 116);
  put(`${size.toString(8).padStart(11, "0")}\0`, 124);
  put("00000000000\0", 136);
  put(" ".repeat(8), 148);
  put("0", 156);
  put("ustar\x0000", 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return bytes;
}
