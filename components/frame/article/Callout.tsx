import { Callout as StockCallout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/useMessages';

/** Stock callout; without a title of its own it is titled in the page's language. */
export function Callout(props: ComponentProps<typeof StockCallout>) {
  const t = useMessages();
  // The compiler titles a callout that has no title by its type, in English.
  const isOwn = props.title && props.title.toLowerCase() !== props.type;
  return (
    <StockCallout {...props} title={isOwn ? props.title : t(`controls.callout.${props.type}`)} />
  );
}
