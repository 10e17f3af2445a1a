import { createContext } from 'react';

/** Whether the page has its title already; the stock list of an overview page draws a second one. */
export const HasTitle = createContext(false);
