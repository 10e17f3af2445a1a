import { createContext } from 'react';

/**
 * What the reader filters an overview page by, for the groups that the stock list draws; `undefined` elsewhere. Where
 * it is set, the page has its title already, and the stock list draws no second one.
 */
export const OverviewFilter = createContext<string | undefined>(undefined);
