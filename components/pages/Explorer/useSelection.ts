import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import { readQuery, type Selection, writeQuery } from '../../../explorer/choice';

/**
 * What the address selects, and a function that selects something else, which Back undoes. The first render is
 * that of the built page, which knows no query.
 */
export function useSelection(): [Selection, (next: Selection) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);
  const select = (next: Selection) => {
    void navigate({ search: writeQuery(next) }, { preventScrollReset: true });
  };
  return [useMemo(() => readQuery(query), [query]), select];
}
