export const platform = 'browser';
export const load = async (path: string): Promise<string> => (await fetch(path)).text();
