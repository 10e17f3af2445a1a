export const settings = await Promise.resolve({ language: 'en' });
