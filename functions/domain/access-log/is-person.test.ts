import { describe, expect, it } from 'vitest';
import { isPerson } from '#functions/domain/access-log/is-person.ts';

describe('isPerson', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.19.0',
    'Mozilla/5.0 (Linux; Android 14; SM-S921B; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Instagram 356.0 Android',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/480.0;FBBV/640;FBDV/iPhone15,2]',
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 KAKAOTALK 2410580',
    'Mozilla/5.0 (Linux; Android 12; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 9; CUBOT_NOTE_S) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 YaBrowser/24.1 Yowser/2.5 Safari/537.36',
    'Opera/9.80 (Android; Opera Mini/36.2/191.308; U; en) Presto/2.12.423 Version/12.16',
  ])('is true of %s', (userAgent) => {
    expect(isPerson(userAgent)).toBe(true);
    expect(isPerson(encodeURIComponent(userAgent))).toBe(true);
    expect(isPerson(userAgent.replaceAll(' ', '%20'))).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 (compatible; GoogleOther)',
    'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0',
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/97.0 Safari/537.36 PTST/240101',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0)',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
    'python-requests/2.32.3',
    'Go-http-client/2.0',
    '-',
    '',
    'Mozilla',
    '%E0%A4%A',
  ])('is false of %s', (userAgent) => {
    expect(isPerson(userAgent)).toBe(false);
  });
});
