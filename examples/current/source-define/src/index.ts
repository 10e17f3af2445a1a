declare const __VERSION__: string;

export const version = __VERSION__;
export const isDebug = process.env.DEBUG_MY_LIB === '1';
