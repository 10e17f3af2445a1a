import { Component, type ReactNode } from 'react';
import { isLeaving } from '../../../browser/leaving';
import { failApp } from '../boot/appState';
import { isShown } from './shown';

/** What a reader has before them: the nodes of the page, where it is scrolled to, and what has the focus. */
interface Sight {
  nodes: ChildNode[];
  top: number;
  focused: Element | null;
}

/** The element that React draws into. */
export const findContainer = () => document.getElementById('__rspress_root');

/**
 * What is left when anything of the app throws, while it starts or later: the page as it stood before the
 * reader, without React. Links are links again, Back and Forward load their page, and a line says that a
 * part does not respond. A page that the reader was on the way to is loaded whole instead.
 */
export class Floor extends Component<{ children: ReactNode }, { sight?: Sight }> {
  override state: { sight?: Sight } = {};

  /** Called before React removes anything, which is the one moment when the page can be kept. */
  static getDerivedStateFromError(): { sight: Sight } {
    const nodes = [...(findContainer()?.childNodes ?? [])];
    return { sight: { nodes, top: window.scrollY, focused: document.activeElement } };
  }

  override componentDidCatch() {
    const { sight } = this.state;
    if (!sight) return;
    findContainer()?.append(...sight.nodes);
    if (sight.focused instanceof HTMLElement) sight.focused.focus({ preventScroll: true });
    window.scrollTo({ top: sight.top, behavior: 'instant' });
    // What a browser breaks off when a page is left; a load now would take the reader back.
    if (isLeaving()) return;
    const loadShown = () => isShown(window.location.pathname) || window.location.reload();
    if (!loadShown()) return;
    failApp();
    window.addEventListener('popstate', loadShown);
  }

  override render() {
    return this.state.sight ? null : this.props.children;
  }
}
