import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import { readQuery, type Selection, writeQuery } from '../../../explorer/choice';

/** Parts of a selection to change; `versus: undefined` ends a comparison. */
export type SelectionChange = { [Part in keyof Selection]?: Selection[Part] | undefined };

/**
 * The selection in the address, and a function that changes it, which Back undoes. The first render is that of the
 * built page, which does not know the query.
 */
export function useSelection(): [Selection, (change: SelectionChange) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);
  const select = (change: SelectionChange) => {
    // Read from the address: after two quick presses the first may not have rendered yet.
    const next = { ...readQuery(window.location.search), ...change } as Selection;
    const search = writeQuery(next, window.location.search);
    // Immediately: the router changes the address later, and the next press reads what is rendered.
    setQuery(search);
    // The second press of a double click adds no history entry.
    if (search !== window.location.search) void navigate({ search });
  };
  return [useMemo(() => readQuery(query), [query]), select];
}
