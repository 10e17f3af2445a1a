export { version } from 'react';
