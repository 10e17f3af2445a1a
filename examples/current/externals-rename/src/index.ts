import { version } from 'react';
import { jsx } from 'react/jsx-runtime';

export { jsx, version };
