const file = new URL("./static/wasm/54b710755d.module.wasm", import.meta.url);
const loaded = WebAssembly.instantiateStreaming(fetch(file));
self.onmessage = async ({ data: [left, right] })=>{
    const { instance } = await loaded;
    self.postMessage(instance.exports.add(left, right));
};
