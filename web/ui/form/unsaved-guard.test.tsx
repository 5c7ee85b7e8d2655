import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

it.each([
  ['the first', [true, false]],
  ['the last', [false, true]],
])('UnsavedGuard asks before a screen with two forms is left if %s form is unsaved', async (_, states) => {
  const { path } = await renderScreen({
    element: (
      <>
        {states.map((isActive, index) => (
          <UnsavedGuard key={index} isActive={isActive} />
        ))}
        <Link to="/there">away</Link>
      </>
    ),
  });
  fireEvent.click(screen.getByText('away'));
  expect(await screen.findByText('保存していない変更があります')).toBeDefined();
  expect(path()).toBe('/here');
});
