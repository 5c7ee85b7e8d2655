import { ulid } from 'ulid';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { SheetText } from '#infra/local/clients/build-site.ts';

const button = (linkButtonText: string, linkDestinationUrl: string): Partial<Sheet> => ({
  linkButtonText,
  linkDestinationUrl,
  isInternalLink: linkDestinationUrl.startsWith('/'),
  linkButtonColor: '#1F6B3F',
});

/** The booking page: a click on a link to it counts as a conversion. */
export const RESERVATIONS = 'https://www.example.com/reserve';

/** The texts of the demo site, a fictional tea house, by cell. */
export const DEMO_SHEETS: Readonly<Record<string, SheetText>> = {
  A1: {
    imageAlt: '木漏れ日のなかで湯気を立てる湯呑み',
    mainText: '木漏れ日の、\n一服をどうぞ。\n\n喫茶 こもれび',
    ...button('本日のお茶を見る', '/B1'),
  },
  B1: {
    imageAlt: '真上から見た煎茶と茶葉',
    mainText: '煎茶「わかば」\n山あいの新芽を、低い温度でゆっくりと。',
    mainTextColor: '#FFFFFF',
    ...button('ほうじ茶へ', '/C1'),
  },
  C1: {
    imageAlt: '火の粉の舞うなかのほうじ茶',
    mainText: 'ほうじ茶「おき火」\n毎朝、店先の焙じ器で。\n香りもいっしょにお楽しみください。',
    ...button('店内のご案内', '/C2'),
    linkButtonColor: '#9A4F1B',
  },
  A2: {
    imageAlt: '三色団子と桜の花',
    mainText: '三色団子 と お煎茶\n六百八十円（税込）',
    ...button('ご予約はこちら', RESERVATIONS),
    linkButtonColor: '#A63A55',
    variations: [
      {
        id: ulid(),
        name: '席の数を伝える案',
        isOn: true,
        share: 50,
        fields: { mainText: '三色団子 と お煎茶\n土曜のお席は、あと四つです。', linkButtonText: '空いている席を見る' },
      },
    ],
  },
  B2: { imageAlt: '抹茶碗と茶筅', mainText: '点てたての抹茶を、\n季節のお菓子とともに。', ...button('お菓子を見る', '/A2') },
  C2: {
    imageAlt: '丸窓から庭を望む店内',
    mainText: '丸窓のお席は四つだけ。\n庭の緑が、いちばんのごちそうです。',
    ...button('道順を見る', '/C3'),
    linkButtonColor: '#765829',
  },
  A3: {
    imageAlt: '朝日に照らされた茶畑',
    mainText: '茶畑から、まっすぐに。\n契約農家は三軒。お顔の見えるお茶だけを。',
    ...button('お茶のこと', '/B1'),
  },
  B3: {
    imageAlt: '月夜に灯りのともる店',
    mainText: '夜は二十二時まで。\n満月の晩は、月見の席をご用意します。',
    ...button('営業日を見る', 'https://www.example.com/calendar'),
    linkButtonColor: '#E0A58A',
    linkTextColor: '#0D1736',
  },
  C3: {
    imageAlt: '飛び石の先に見える店',
    mainText: '駅から歩いて七分。\n飛び石の先で、お待ちしています。',
    ...button('地図をひらく', 'https://www.example.com/map'),
  },
};

/** The texts of the OEM's customers: a fictional hotel and a fictional inn. */
export const HOTEL_SHEETS: Readonly<Record<string, SheetText>> = {
  A1: {
    imageAlt: '朝の湖に映る山並み',
    mainText: '湖の朝を、ひとりじめ。\n標高千四百メートルのホテルです。',
    ...button('散策路を見る', '/A2'),
  },
  A2: {
    imageAlt: '光の差す白樺の林',
    mainText: '玄関を出れば、白樺の小道。\n一周四十分の散策をどうぞ。',
    ...button('ご予約はこちら', 'https://www.example.com/hotel'),
  },
};
export const INN_SHEETS: Readonly<Record<string, SheetText>> = {
  A1: { imageAlt: '星空の下の露天風呂', mainText: '星を数える、露天風呂。\n夜十一時まで。', ...button('お部屋を見る', '/A2') },
  A2: {
    imageAlt: '雪のなかに灯りのともる宿',
    mainText: '雪の夜は、囲炉裏のそばで。\n鍋と地酒をご用意しています。',
    ...button('ご予約はこちら', 'https://www.example.com/inn'),
  },
};

/** The texts of a fictional estate agent's sites, each with a custom domain. */
export const VILLA_SHEETS: Readonly<Record<string, SheetText>> = {
  A1: {
    imageAlt: '朝の湖に映る山並み',
    mainText: '湖畔の別荘、内覧会。\n毎週末に開いています。',
    ...button('間取りを見る', '/A2'),
  },
  A2: {
    imageAlt: '光の差す白樺の林',
    mainText: '林に開いた、大きな窓。\n三十坪の平屋です。',
    ...button('ご予約はこちら', 'https://www.example.com/villa'),
  },
};
export const GROVE_SHEETS: Readonly<Record<string, SheetText>> = {
  A1: { imageAlt: '光の差す白樺の林', mainText: '白樺の森に、\n十二の区画。', ...button('区画を見る', '/A2') },
  A2: {
    imageAlt: '朝の湖に映る山並み',
    mainText: '湖まで歩いて五分。\n上下水道を引いてあります。',
    ...button('資料を請求する', 'https://www.example.com/grove'),
  },
};
