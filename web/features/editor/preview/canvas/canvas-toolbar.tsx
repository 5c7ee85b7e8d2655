import { lazy, memo, Suspense } from 'react';
import type { CanvasWriting } from '#web/features/editor/preview/canvas/use-canvas-writing.ts';

const TextToolbar = lazy(async () => ({
  default: (await import('#web/features/editor/preview/canvas/text-toolbar.tsx')).TextToolbar,
}));

/** The toolbar of the text that is written or has the focus, loaded with the first of them. */
export const CanvasToolbar = memo(function CanvasToolbar({ canvas }: { canvas: CanvasWriting }) {
  const field = canvas.writing?.field ?? canvas.focused;
  if (!field || canvas.moving) return null;
  return (
    <Suspense fallback={null}>
      <TextToolbar key={field} canvas={canvas} field={field} />
    </Suspense>
  );
});
