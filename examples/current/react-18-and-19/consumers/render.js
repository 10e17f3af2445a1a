import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { form } from './form';

console.log(version, renderToString(form));
