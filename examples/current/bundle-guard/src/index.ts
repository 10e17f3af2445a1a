import kebabCase from 'lodash/kebabCase.js';

export const slug = (title: string) => kebabCase(title);
