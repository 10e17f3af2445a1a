import data from './data.json' with { type: 'json' };

export const label = data.name;
