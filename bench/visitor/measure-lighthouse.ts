/** Lighthouse scores of a page on a phone. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from '#test/support/chromium.ts';
import type { Row } from '../report.ts';

const PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOOD_SCORE = 0.9;

export async function measureLighthouse(label: string, url: string): Promise<Row[]> {
  const { args, ...launch } = await chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${PORT}`] });
  try {
    const result = await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error('Lighthouse returned no result');
    const { categories, audits } = result.lhr;
    const weak = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < GOOD_SCORE && scoreDisplayMode !== 'informative',
    );
    return [
      ...CATEGORIES.map((name): Row => ({
        what: `${label}: ${name}`,
        value: `${Math.round((categories[name]?.score ?? 0) * 100)} of 100`,
      })),
      ...weak.map(({ id, displayValue = '' }): Row => ({ what: `${label}: weak in ${id}`, value: displayValue })),
    ];
  } finally {
    await browser.close();
  }
}
