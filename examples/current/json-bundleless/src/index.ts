import data, { name } from './data.json';

export const label = `${name}: ${data.fields[0]}`;
