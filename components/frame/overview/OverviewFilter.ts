import { createContext } from 'react';

/** What the reader filters an overview page by, for the groups that the stock list draws; empty without one. */
export const OverviewFilter = createContext('');
