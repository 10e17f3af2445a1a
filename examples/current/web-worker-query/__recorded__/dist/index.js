function WorkerWrapper(options) {
    return new Worker(new URL("./worker.js", import.meta.url), Object.assign({}, {
        type: "module",
        name: options && options.name
    }, {
        type: "module"
    }));
}
const start = ()=>new WorkerWrapper();
export { start };
