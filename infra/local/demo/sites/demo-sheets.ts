import { ulid } from 'ulid';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { SheetText } from '#infra/local/clients/build-site.ts';

/** A button in the standard colour, which a theme replaces by its accent. */
const themedButton = (linkButtonText: string, linkDestinationUrl: string): Partial<Sheet> => ({
  linkButtonText,
  linkDestinationUrl,
  isInternalLink: linkDestinationUrl.startsWith('/'),
});

const button = (linkButtonText: string, linkDestinationUrl: string): Partial<Sheet> => ({
  ...themedButton(linkButtonText, linkDestinationUrl),
  linkButtonColor: '#1F6B3F',
});

/** Emphasises these words of the second text of a sheet. */
const emphasised = (secondText: string, words: string): Partial<Sheet> => ({
  secondText,
  emphases: [{ role: 'second', start: secondText.indexOf(words), length: words.length }],
});

/** The booking page: a click on a link to it counts as a conversion. */
export const RESERVATIONS = 'https://www.example.com/reserve';

/** The texts of the demo site, a fictional tea house, by cell. Its buttons have the accent of its theme. */
export const DEMO_SHEETS: Readonly<Record<string, SheetText>> = {
  A1: {
    imageAlt: '木漏れ日のなかで湯気を立てる湯呑み',
    eyebrow: '日本茶と甘味',
    mainText: '木漏れ日の、\n一服をどうぞ。',
    secondText: '丸窓から庭を望む、席数わずかの喫茶です。',
    ...themedButton('本日のお茶を見る', '/B1'),
  },
  B1: {
    imageAlt: '真上から見た煎茶と茶葉',
    layout: 'framed',
    eyebrow: '煎茶',
    mainText: 'わかば',
    ...emphasised('山あいの新芽を、低い温度でゆっくりと。二煎目からは、渋みもごちそうです。', '低い温度'),
    ...themedButton('ほうじ茶へ', '/C1'),
  },
  C1: {
    imageAlt: '火の粉の舞うなかのほうじ茶',
    layout: 'high',
    eyebrow: 'ほうじ茶',
    mainText: 'おき火',
    secondText: '毎朝、店先の焙じ器で。香りもいっしょにお楽しみください。',
    ...themedButton('店内のご案内', '/C2'),
  },
  A2: {
    imageAlt: '三色団子と桜の花',
    layout: 'price',
    eyebrow: '甘味',
    mainText: '三色団子とお煎茶',
    secondText: '搗きたての団子を、炭火でひとあぶり。',
    price: 680,
    ...themedButton('ご予約はこちら', RESERVATIONS),
    variations: [
      {
        id: ulid(),
        name: '席の数を伝える案',
        isOn: true,
        share: 50,
        fields: { secondText: '土曜のお席は、あと四つです。', linkButtonText: '空いている席を見る' },
      },
    ],
  },
  B2: {
    imageAlt: '抹茶碗と茶筅',
    layout: 'high',
    eyebrow: '会員のみなさまへ',
    mainText: '月はじめは、\nお抹茶を一服。',
    secondText: '季節の主菓子を添えて、会員の方へお点てします。',
    membersOnlyLock: true,
  },
  C2: {
    imageAlt: '丸窓から庭を望む店内',
    layout: 'column',
    eyebrow: '店内',
    mainText: '丸窓の\nお席',
    secondText: '四つだけ。庭の緑が、いちばんのごちそうです。',
    ...themedButton('道順を見る', '/C3'),
  },
  A3: {
    imageAlt: '朝日に照らされた茶畑',
    layout: 'product',
    eyebrow: '契約農家の茶葉と、甘味',
    mainText: '茶畑から、\nお手もとへ。',
  },
  B3: {
    imageAlt: '月夜に灯りのともる店',
    layout: 'high',
    eyebrow: '夜は二十二時まで',
    mainText: '満月の晩は、\n月見の席を。',
  },
  C3: {
    imageAlt: '飛び石の先に見える店',
    layout: 'list',
    eyebrow: '道順',
    mainText: '駅から歩いて七分',
    secondText: '東口を出て、石畳の坂へ\n酒蔵の角を左\n飛び石の先で、お待ちしています',
    ...themedButton('地図をひらく', 'https://www.example.com/map'),
  },
};

/** The texts of the OEM's customers: a fictional hotel with a theme and a fictional inn without. */
export const HOTEL_SHEETS: Readonly<Record<string, SheetText>> = {
  A1: {
    imageAlt: '朝の湖に映る山並み',
    eyebrow: '標高1,400メートル',
    mainText: '湖の朝を、\nひとりじめ。',
    secondText: '窓を開ければ、鏡のような湖。静けさだけのホテルです。',
    ...themedButton('散策路を見る', '/A2'),
  },
  A2: {
    imageAlt: '光の差す白樺の林',
    layout: 'framed',
    eyebrow: '散策',
    mainText: '玄関を出れば、\n白樺の小道。',
    secondText: '一周四十分。朝食の前に、どうぞ。',
    ...themedButton('ご予約はこちら', 'https://www.example.com/hotel'),
  },
  A3: {
    imageAlt: '湖の見える窓辺の朝食',
    layout: 'product',
    eyebrow: '朝食とおみやげ',
    mainText: '窓辺の朝を、\nおみやげに。',
  },
  B1: {
    imageAlt: '湖の上をめぐる満天の星',
    layout: 'high',
    eyebrow: '星空の散策',
    mainText: '灯りを消して、\n空を見上げる。',
    secondText: '毎晩八時、桟橋から。案内人と歩く一時間です。',
    ...themedButton('散策を申し込む', '/form'),
  },
  B2: {
    imageAlt: '薪の燃えるラウンジ',
    layout: 'column',
    eyebrow: '会員のみなさまへ',
    mainText: '薪のそばの、\nもう一杯。',
    secondText: 'ラウンジのお飲みものと、翌朝の遅めのご出発を贈ります。',
    membersOnlyLock: true,
  },
  B3: {
    imageAlt: '夕暮れに灯りのともるホテル',
    layout: 'high',
    mainText: '灯りをともして、\nお待ちしています。',
    secondText: '高原駅から送迎バスで二十分。',
    ...themedButton('お問い合わせ', '/contact'),
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
