import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

it('ScrollRegion renders a labelled region that can be focused', async () => {
  await renderScreen({ element: <ScrollRegion label="Long text">Text</ScrollRegion> });
  const region = screen.getByRole('region', { name: 'Long text' });
  region.focus();
  expect(document.activeElement).toBe(region);
});
