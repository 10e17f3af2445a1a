import { version } from 'react';
import { upper } from 'tiny-upper';

export const label = upper(`react ${version}`);
