import { Callout as StockCallout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/useMessages';

/** Stock callout; the default title is in the language of the page. */
export function Callout(props: ComponentProps<typeof StockCallout>) {
  const t = useMessages();
  // Without a title the compiler inserts the type, in English.
  const isOwn = props.title && props.title.toLowerCase() !== props.type;
  return (
    <StockCallout {...props} title={isOwn ? props.title : t(`controls.callout.${props.type}`)} />
  );
}
