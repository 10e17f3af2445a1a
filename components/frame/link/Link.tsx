import { cleanUrlByConfig, isExternalUrl, withBase } from '@rspress/core/runtime';
import type { Link as StockLink } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** A link. `useLinks` handles those to pages of the site; other sites open in a new tab, as in the stock theme. */
export function Link({ href = '/', className = '', ...rest }: ComponentProps<typeof StockLink>) {
  return (
    <a
      href={href.startsWith('/') ? withBase(cleanUrlByConfig(href)) : href}
      className={`${className} rp-link`.trim()}
      {...(isExternalUrl(href) && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    />
  );
}
