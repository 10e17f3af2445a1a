export const request = (path: string): Promise<Response> => fetch(path);
