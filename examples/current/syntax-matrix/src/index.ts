export const city = (user?: { city?: string }) => user?.city ?? 'nowhere';

export const copy = (user: object) => ({ ...user });
