import { ThemeContext, useSite } from '@rspress/core/runtime';
import { SwitchAppearance as StockSwitch } from '@rspress/core/theme-original';
import { type ComponentProps, type MouseEvent, type ReactNode, useContext, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { passPresses } from './passPresses';

/** Props of the stock switch's `div`; of a click it reads only the position. */
interface StockProps {
  className: string;
  children: ReactNode;
  onClick: (at: Pick<MouseEvent, 'clientX' | 'clientY'>) => void;
}

/**
 * The stock switch (storage, 400 ms reveal, reduced motion: specification 4) as a real button. Called as a function,
 * because only its element is wrong; a key press reveals from the center of the button.
 */
export function SwitchAppearance(props: ComponentProps<typeof StockSwitch>) {
  const t = useMessages();
  const { theme } = useContext(ThemeContext);
  const turning = useRef<Promise<void>>(undefined);
  const endTurn = useRef<() => void>(undefined);
  const { darkMode } = useSite().site.themeConfig;
  // The stock switch calls `onClick` once it has switched the theme, which the reveal delays.
  const onTurned = () => {
    endTurn.current?.();
    props.onClick?.();
  };
  const stock: StockProps = StockSwitch({ ...props, onClick: onTurned }).props;
  if (darkMode === false || (typeof darkMode === 'string' && darkMode.startsWith('force-'))) {
    return null;
  }
  return (
    <button
      type="button"
      className={`${stock.className} site-plain-button`}
      aria-label={t('controls.dark')}
      // Set by hand: the built page does not know the theme, and React does not patch attributes on hydration.
      ref={(button) => button?.setAttribute('aria-pressed', String(theme === 'dark'))}
      // Holding Enter would switch many times a second.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={(event) => {
        const button = event.currentTarget;
        // The browser first takes a snapshot; until the theme has switched, the stock switch has the old one.
        if (turning.current) return void turning.current.then(() => button.click());
        const box = button.getBoundingClientRect();
        const isKey = event.detail === 0;
        turning.current = new Promise<void>((resolve) => {
          endTurn.current = resolve;
        }).then(() => {
          turning.current = undefined;
        });
        stock.onClick({
          clientX: isKey ? box.x + box.width / 2 : event.clientX,
          clientY: isKey ? box.y + box.height / 2 : event.clientY,
        });
        passPresses();
      }}
    >
      {stock.children}
    </button>
  );
}
