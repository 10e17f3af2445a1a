import AdderWorker from './worker.ts?worker';

export const start = (): Worker => new AdderWorker();
