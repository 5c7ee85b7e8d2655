import type { Goods } from '#infra/local/demo/sites/demo-products.ts';
import type { HotelGood } from '#infra/local/demo/artwork/hotel-scenes.ts';
import type { Language } from '#shared/model/language.ts';
import type { Sheet } from '#shared/model/sites/site.ts';

export type FurtherLanguage = Exclude<Language, 'jp'>;
export type SheetWords = Pick<Sheet, 'imageAlt' | 'eyebrow' | 'mainText' | 'secondText' | 'linkButtonText'>;

/** The texts of the hotel's sheets in the languages that guests from abroad read, by cell. */
export const HOTEL_TRANSLATIONS: Readonly<Record<string, Readonly<Record<FurtherLanguage, SheetWords>>>> = {
  A1: {
    en: {
      imageAlt: 'Mountains mirrored in the lake at dawn',
      eyebrow: '1,400 meters above the sea',
      mainText: 'The lake at dawn,\nall to yourself.',
      secondText: 'Open the window on a lake like glass. A hotel of quiet rooms.',
      linkButtonText: 'See the walk',
    },
    cn: {
      imageAlt: '清晨湖面映出的群山',
      eyebrow: '海拔1400米',
      mainText: '独享清晨的湖。',
      secondText: '推开窗，湖面如镜。一家只有静谧的酒店。',
      linkButtonText: '查看步道',
    },
    kr: {
      imageAlt: '아침 호수에 비친 산',
      eyebrow: '해발 1,400미터',
      mainText: '호수의 아침을\n오롯이.',
      secondText: '창을 열면 거울 같은 호수. 고요함만 있는 호텔입니다.',
      linkButtonText: '산책로 보기',
    },
  },
  A2: {
    en: {
      imageAlt: 'Light falling through a birch forest',
      eyebrow: 'The walk',
      mainText: 'A birch path\nat the door.',
      secondText: 'Forty minutes around the lake, before breakfast.',
      linkButtonText: 'Book a room',
    },
    cn: {
      imageAlt: '阳光洒入的白桦林',
      eyebrow: '散步',
      mainText: '出门就是白桦小径。',
      secondText: '绕湖一周四十分钟，早餐之前正好。',
      linkButtonText: '预订客房',
    },
    kr: {
      imageAlt: '햇살이 비치는 자작나무 숲',
      eyebrow: '산책',
      mainText: '문을 나서면\n자작나무 길.',
      secondText: '한 바퀴 40분, 아침 식사 전에 걸어 보세요.',
      linkButtonText: '예약하기',
    },
  },
  A3: {
    en: {
      imageAlt: 'Breakfast at a window on the lake',
      eyebrow: 'Breakfast and keepsakes',
      mainText: 'Take the morning\nhome with you.',
      secondText: '',
      linkButtonText: '',
    },
    cn: { imageAlt: '湖景窗边的早餐', eyebrow: '早餐与伴手礼', mainText: '把窗边的清晨带回家。', secondText: '', linkButtonText: '' },
    kr: {
      imageAlt: '호수가 보이는 창가의 아침 식사',
      eyebrow: '아침 식사와 기념품',
      mainText: '창가의 아침을\n선물로.',
      secondText: '',
      linkButtonText: '',
    },
  },
  B1: {
    en: {
      imageAlt: 'Stars turning above the lake',
      eyebrow: 'Walk under the stars',
      mainText: 'Lights out.\nLook up.',
      secondText: 'Every night at eight from the jetty: an hour with a guide.',
      linkButtonText: 'Join the walk',
    },
    cn: {
      imageAlt: '湖面上空流转的繁星',
      eyebrow: '星空漫步',
      mainText: '熄灯，抬头看。',
      secondText: '每晚八点从栈桥出发，由向导带领，漫步一小时。',
      linkButtonText: '报名漫步',
    },
    kr: {
      imageAlt: '호수 위로 흐르는 별',
      eyebrow: '별빛 산책',
      mainText: '불을 끄고\n하늘을 봅니다.',
      secondText: '매일 저녁 8시 선착장 출발. 안내인과 함께 걷는 한 시간입니다.',
      linkButtonText: '산책 신청',
    },
  },
  B2: {
    en: {
      imageAlt: 'A lounge with a log fire',
      eyebrow: 'For our members',
      mainText: 'One more glass\nby the fire.',
      secondText: 'Drinks in the lounge and a late departure are on the house.',
      linkButtonText: '',
    },
    cn: {
      imageAlt: '燃着柴火的休息室',
      eyebrow: '会员专享',
      mainText: '炉火旁，再来一杯。',
      secondText: '赠送休息室饮品，次日可延迟退房。',
      linkButtonText: '',
    },
    kr: {
      imageAlt: '장작불이 타는 라운지',
      eyebrow: '회원 여러분께',
      mainText: '장작불 곁에서\n한 잔 더.',
      secondText: '라운지 음료와 늦은 체크아웃을 선물로 드립니다.',
      linkButtonText: '',
    },
  },
  B3: {
    en: {
      imageAlt: 'The hotel with its lights on at dusk',
      eyebrow: '',
      mainText: 'We keep\nthe lights on.',
      secondText: 'Twenty minutes by shuttle bus from Kogen station.',
      linkButtonText: 'Contact us',
    },
    cn: {
      imageAlt: '黄昏时分亮起灯的酒店',
      eyebrow: '',
      mainText: '点亮灯火，等您到来。',
      secondText: '从高原站乘接送巴士二十分钟。',
      linkButtonText: '联系我们',
    },
    kr: {
      imageAlt: '해 질 녘 불이 켜진 호텔',
      eyebrow: '',
      mainText: '불을 밝히고\n기다리겠습니다.',
      secondText: '고겐역에서 셔틀버스로 20분.',
      linkButtonText: '문의하기',
    },
  },
};

/** What the hotel sells: prices in yen, names and descriptions. */
export const HOTEL_PRODUCTS: Goods<HotelGood> = {
  breakfast: {
    price: 2_800,
    words: {
      jp: ['湖畔の朝食', '焼きたてのパンと、高原の卵。窓辺のお席で。'],
      en: ['Lakeside breakfast', 'Bread from our oven and eggs from the plateau, at the window.'],
      cn: ['湖畔早餐', '现烤面包配高原鸡蛋，窗边席位。'],
      kr: ['호숫가 아침 식사', '갓 구운 빵과 고원의 달걀을 창가에서.'],
    },
  },
  honey: {
    price: 1_620,
    words: {
      jp: ['白樺の蜂蜜', '初夏に一度だけ採れる、すっきりとした甘さ。180g。'],
      en: ['Birch forest honey', 'Light and clear, taken once a year in early summer. 180 g.'],
      cn: ['白桦林蜂蜜', '每年初夏只采一次，清甜不腻。180克。'],
      kr: ['자작나무 숲 꿀', '초여름에 단 한 번 얻는 산뜻한 단맛. 180g.'],
    },
  },
  blanket: {
    price: 8_800,
    words: {
      jp: ['湖のブランケット', '客室と同じ、羊毛のひざ掛けです。'],
      en: ['Lake blanket', 'The same woollen throw as in your room.'],
      cn: ['湖色毛毯', '与客房同款的羊毛盖毯。'],
      kr: ['호수 담요', '객실과 같은 양모 무릎 담요입니다.'],
    },
  },
  candle: {
    price: 2_400,
    words: {
      jp: ['森のキャンドル', '白樺の葉の香り。四十時間ほど灯ります。'],
      en: ['Forest candle', 'Scented with birch leaves. Burns for about forty hours.'],
      cn: ['森林香薰蜡烛', '白桦叶的香气，可燃约四十小时。'],
      kr: ['숲 향초', '자작나무 잎 향. 약 40시간 탑니다.'],
    },
  },
};

/** The popup of the walk under the stars: its text for screen readers, and its button. */
export const WALK_OFFER: Readonly<Record<Language, readonly [description: string, button: string]>> = {
  jp: ['今夜の散策のご案内', '今夜の散策に申し込む'],
  en: ['Tonight’s walk', 'Join tonight’s walk'],
  cn: ['今晚的漫步', '报名今晚的漫步'],
  kr: ['오늘 밤 산책 안내', '오늘 밤 산책 신청'],
};

/** Why it is worth becoming a member. */
export const MEMBERS_REASON: Readonly<Record<Language, string>> = {
  jp: '会員の方だけに、季節ごとの小さな贈りものをご用意しています。ご登録は無料です。',
  en: 'A small gift each season, for members only. Membership is free.',
  cn: '每个季节都为会员准备一份小礼物。注册免费。',
  kr: '회원에게만 계절마다 작은 선물을 드립니다. 가입은 무료입니다.',
};

/** The entries of the menu with their destinations. */
export const HOTEL_MENU: readonly { to: string; names: Readonly<Record<Language, string>> }[] = [
  { to: '/A2', names: { jp: '散策路', en: 'The walk', cn: '散步', kr: '산책' } },
  { to: '/A3', names: { jp: '朝食とおみやげ', en: 'Breakfast and keepsakes', cn: '早餐与伴手礼', kr: '아침 식사와 기념품' } },
  { to: '/B1', names: { jp: '星空の散策', en: 'Walk under the stars', cn: '星空漫步', kr: '별빛 산책' } },
  { to: '/B2', names: { jp: '会員の特典', en: 'For members', cn: '会员专享', kr: '회원 혜택' } },
  { to: '/contact', names: { jp: 'お問い合わせ', en: 'Contact', cn: '联系我们', kr: '문의' } },
];

export const MESSAGE_TITLE: Readonly<Record<Language, string>> = { jp: 'ご用件', en: 'Your message', cn: '留言', kr: '문의 내용' };
export const INTERESTS: Readonly<Record<Language, { title: string; options: readonly string[] }>> = {
  jp: { title: 'ご興味のあるプラン', options: ['湖畔の朝食', '星空の散策', 'ご夕食付き'] },
  en: { title: 'Plans of interest', options: ['Breakfast by the lake', 'Walk under the stars', 'With dinner'] },
  cn: { title: '感兴趣的方案', options: ['湖畔早餐', '星空漫步', '含晚餐'] },
  kr: { title: '관심 있는 플랜', options: ['호숫가 아침 식사', '별빛 산책', '저녁 식사 포함'] },
};

/** A news item of the hotel. */
export const HOTEL_NEWS: Readonly<Record<Language, { title: string; content: string }>> = {
  jp: { title: '初雪の便り', content: '今朝、湖畔に初雪が降りました。暖炉に火を入れてお待ちしています。' },
  en: { title: 'First snow', content: 'The first snow fell on the lake this morning. The fire is lit.' },
  cn: { title: '初雪', content: '今早湖畔迎来初雪。壁炉已经生火，恭候您的到来。' },
  kr: { title: '첫눈 소식', content: '오늘 아침 호숫가에 첫눈이 내렸습니다. 벽난로에 불을 지펴 두었습니다.' },
};
