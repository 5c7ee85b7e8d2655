import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IMAGE } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { CroppedPicture } from '#web/features/editor/thumbnails/cropped-picture.tsx';

const image = { ...IMAGE, width: 1_000, height: 2_000 };

describe('CroppedPicture (R-7.61)', () => {
  it('is the picture alone without a crop', () => {
    const { container } = render(<CroppedPicture image={image} crop={null} />);
    expect(container.firstElementChild?.tagName).toBe('IMG');
  });

  it('shows the crop in its own aspect ratio, from a copy with enough pixels', () => {
    const { container } = render(<CroppedPicture image={image} crop={{ x: 250, y: 100, width: 500, height: 200 }} />);
    const frame = container.firstElementChild as HTMLElement;
    const variables = ['--ratio', '--x', '--y', '--w', '--h'].map((name) => Number(frame.style.getPropertyValue(name)));
    expect(variables).toEqual([1.25, 0.25, 0.1, 0.5, 0.2]);
    expect(frame.querySelector('img')?.sizes).toBe('192px');
  });
});
