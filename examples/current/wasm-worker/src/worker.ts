interface Adder {
  add(left: number, right: number): number;
}

const file = new URL('./add.wasm', import.meta.url);
const loaded = WebAssembly.instantiateStreaming(fetch(file));

self.onmessage = async ({ data: [left, right] }: MessageEvent<[number, number]>) => {
  const { instance } = await loaded;
  self.postMessage((instance.exports as unknown as Adder).add(left, right));
};
