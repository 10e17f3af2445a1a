const DELAY_MS = 200;
const STEP_MS = 800;

/** Shows a progress bar after `DELAY_MS` (specification 4.5, 9.8 to 9.12); returns the function that ends it. */
export function showProgress(): () => void {
  const box = Object.assign(document.createElement('div'), { id: 'nprogress' });
  const bar = Object.assign(document.createElement('div'), { className: 'bar' });
  bar.style.transition = '200ms';
  box.append(bar);
  let part = 0.08;
  const grow = (by: number) => {
    part = Math.min(part + by, 1);
    bar.style.transform = `translateX(${(part - 1) * 100}%)`;
  };
  let steps = 0;
  const delay = window.setTimeout(() => {
    grow(0);
    document.body.append(box);
    steps = window.setInterval(() => grow(Math.random() * 0.02), STEP_MS);
  }, DELAY_MS);
  return () => {
    window.clearTimeout(delay);
    window.clearInterval(steps);
    box.remove();
  };
}
