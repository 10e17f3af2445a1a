import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Counter } from 'react-no-plugin';

try {
  renderToString(createElement(Counter));
} catch (error) {
  console.log(String(error));
}
