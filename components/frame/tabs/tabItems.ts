import type { Tab, Tabs } from '@rspress/core/theme-original';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface TabItem {
  label: ReactNode;
  value?: string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/**
 * Labels and contents of `<Tabs>`: from `values`, matched to children by value or else by place, or
 * from the props of the children. Line breaks between children do not count.
 */
export function tabItems({
  values,
  children,
}: Pick<ComponentProps<typeof Tabs>, 'values' | 'children'>): TabItem[] {
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<ComponentProps<typeof Tab>> => isValidElement(child),
  );
  if (values?.length) {
    return values.map((item, index) => ({
      ...item,
      content: tabs.find(({ props }) => props.value === item.value) ?? tabs[index],
    }));
  }
  return tabs.map((tab, index) => ({
    label: tab.props.label ?? index,
    value: tab.props.value,
    disabled: tab.props.disabled,
    content: tab,
  }));
}
