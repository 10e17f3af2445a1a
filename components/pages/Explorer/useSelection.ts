import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import { readQuery, type Selection, writeQuery } from '../../../explorer/choice';

/** Parts of a selection to change; `versus: undefined` ends a comparison. */
export type SelectionChange = { [Part in keyof Selection]?: Selection[Part] | undefined };

/**
 * What the address selects, and a function that selects something else, which Back undoes. The first render is
 * that of the built page, which knows no query.
 */
export function useSelection(): [Selection, (change: SelectionChange) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);
  const select = (change: SelectionChange) => {
    // The address and not what is drawn: of two quick presses the first may not be drawn yet.
    const next = { ...readQuery(window.location.search), ...change } as Selection;
    const search = writeQuery(next);
    // At once: the router changes the address of the page later, and the next press reads what is drawn.
    setQuery(search);
    // A second press of a double click is no step for Back.
    if (search !== window.location.search) void navigate({ search });
  };
  return [useMemo(() => readQuery(query), [query]), select];
}
