function add(left, right) {
    const worker = new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
    return new Promise((resolve, reject)=>{
        worker.onmessage = ({ data })=>{
            worker.terminate();
            resolve(data);
        };
        worker.onerror = ({ message })=>reject(new Error(message));
        worker.postMessage([
            left,
            right
        ]);
    });
}
export { add };
