import AdderWorker from './worker.ts?worker&inline';

export const start = (): Worker => new AdderWorker();
