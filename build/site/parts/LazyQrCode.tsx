import { type ComponentProps, lazy, Suspense } from 'react';

const QrCode = lazy(async () => ({ default: (await import('qrcode-itself')).QRCodeSVG }));

/** Stands in for the library `qrcode.react` (see lazyLibraries.ts): fetched when a reader asks for a code. */
export const QRCodeSVG = (props: ComponentProps<typeof QrCode>) => (
  <Suspense>
    <QrCode {...props} />
  </Suspense>
);
