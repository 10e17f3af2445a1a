import { type CSSProperties, useEffect, useRef } from 'react';
import { STARS, starShift } from './starShift';

/** 35 decorative stars that move toward a nearby mouse (specification 2.5, 4.31), not with reduced motion. */
export function Stars() {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = sky.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const onMouseMove = ({ clientX: x, clientY: y }: MouseEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const box = element.getBoundingClientRect();
        STARS.forEach((star, at) => {
          const place = {
            x: box.left + (star.x / 100) * box.width,
            y: box.top + (star.y / 100) * box.height,
          };
          const shift = starShift(place, { x, y });
          const child = element.children[at];
          if (child instanceof HTMLElement) child.style.translate = `${shift.x}px ${shift.y}px`;
        });
      });
    };
    window.addEventListener('mousemove', onMouseMove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('mousemove', onMouseMove);
    };
  }, []);
  return (
    <div ref={sky} className="home-stars" aria-hidden="true">
      {STARS.map(({ x, y, size }) => (
        <i
          key={`${x} ${y}`}
          style={{ '--x': `${x}%`, '--y': `${y}%`, '--size': `${size}px` } as CSSProperties}
        />
      ))}
    </div>
  );
}
