import { expect, it } from 'vitest';
import { otpauthUri } from '#shared/rules/sign-in/otpauth-uri.ts';

it('otpauthUri contains login, secret and brand, with spaces encoded as %20', () => {
  const uri = otpauthUri({ issuer: 'Swipe & Studio', email: 'a+b@example.com', secret: 'MZXW6YTB' });
  expect(uri).toBe('otpauth://totp/a%2Bb%40example.com?secret=MZXW6YTB&issuer=Swipe%20%26%20Studio');
  expect(new URL(uri).searchParams.get('issuer')).toBe('Swipe & Studio');
});
