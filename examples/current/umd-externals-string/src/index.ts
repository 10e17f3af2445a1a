import { version } from 'react';

export const label = `React ${version}`;
