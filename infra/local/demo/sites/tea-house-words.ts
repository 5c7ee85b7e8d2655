import type { Goods } from '#infra/local/demo/sites/demo-products.ts';
import type { TeaGood } from '#infra/local/demo/artwork/tea-house-goods.ts';
import type { MenuWords } from '#infra/local/demo/sites/four-languages.ts';
import type { FurtherLanguage, SheetWords } from '#infra/local/demo/sites/hotel-words.ts';
import type { Language } from '#shared/model/language.ts';

/** A text of a sheet, with the words of its second text that it emphasises. */
export type TeaSheetWords = SheetWords & { emphasis?: string };

/** The texts of the tea house's sheets in the languages of its guests from abroad, by cell. */
export const TEA_HOUSE_TRANSLATIONS: Readonly<Record<string, Readonly<Record<FurtherLanguage, TeaSheetWords>>>> = {
  A1: {
    en: {
      imageAlt: 'A steaming cup in sunlight that falls through leaves',
      eyebrow: 'Japanese tea and sweets',
      mainText: 'A quiet cup,\nunder the leaves.',
      secondText: 'A tea room of few seats, with a round window on the garden.',
      linkButtonText: 'See today’s teas',
    },
    cn: {
      imageAlt: '树影间冒着热气的茶杯',
      eyebrow: '日本茶与甜点',
      mainText: '树影斑驳，\n且饮一杯茶。',
      secondText: '隔着圆窗望见庭院，座位不多的小茶馆。',
      linkButtonText: '查看今日茶单',
    },
    kr: {
      imageAlt: '나뭇잎 사이 햇살 속에서 김이 오르는 찻잔',
      eyebrow: '일본차와 디저트',
      mainText: '나뭇잎 사이 햇살,\n차 한 잔.',
      secondText: '둥근 창 너머로 정원이 보이는, 자리가 몇 안 되는 찻집입니다.',
      linkButtonText: '오늘의 차 보기',
    },
  },
  B1: {
    en: {
      imageAlt: 'A cup of sencha and tea leaves from above',
      eyebrow: 'Sencha',
      mainText: 'Wakaba',
      secondText: 'Young leaves from the hills, steeped slowly in cooler water.',
      emphasis: 'cooler water',
      linkButtonText: 'On to hojicha',
    },
    cn: {
      imageAlt: '俯视的煎茶与茶叶',
      eyebrow: '煎茶',
      mainText: '若叶',
      secondText: '山间嫩芽，以低温慢慢冲泡。第二泡起，微涩也是一种滋味。',
      emphasis: '低温',
      linkButtonText: '看看焙茶',
    },
    kr: {
      imageAlt: '위에서 본 센차와 찻잎',
      eyebrow: '센차',
      mainText: '와카바',
      secondText: '산골의 새순을 낮은 온도에서 천천히 우립니다. 두 번째 잔부터는 떫은맛도 별미입니다.',
      emphasis: '낮은 온도',
      linkButtonText: '호지차 보기',
    },
  },
  C1: {
    en: {
      imageAlt: 'Hojicha among rising sparks',
      eyebrow: 'Hojicha',
      mainText: 'Okibi',
      secondText: 'Roasted at our door every morning.',
      linkButtonText: 'See the tea room',
    },
    cn: {
      imageAlt: '火星飞舞中的焙茶',
      eyebrow: '焙茶',
      mainText: '炭火',
      secondText: '每天清晨在店前现焙，香气也请一并享用。',
      linkButtonText: '看看店内',
    },
    kr: {
      imageAlt: '불티가 흩날리는 가운데 놓인 호지차',
      eyebrow: '호지차',
      mainText: '오키비',
      secondText: '매일 아침 가게 앞에서 덖습니다. 향까지 함께 즐겨 보세요.',
      linkButtonText: '가게 안 보기',
    },
  },
  A2: {
    en: {
      imageAlt: 'Dumplings in three colors and cherry blossoms',
      eyebrow: 'Sweets',
      mainText: 'Dumplings and sencha',
      secondText: 'Fresh, and toasted over charcoal.',
      linkButtonText: 'Reserve a seat',
    },
    cn: {
      imageAlt: '三色团子与樱花',
      eyebrow: '甜点',
      mainText: '三色团子配煎茶',
      secondText: '现捣的团子，炭火轻烤。',
      linkButtonText: '预约座位',
    },
    kr: {
      imageAlt: '삼색 당고와 벚꽃',
      eyebrow: '디저트',
      mainText: '삼색 당고와 센차',
      secondText: '갓 찧은 당고를 숯불에 살짝 구웠습니다.',
      linkButtonText: '예약하기',
    },
  },
  B2: {
    en: {
      imageAlt: 'A bowl of matcha and its whisk',
      eyebrow: 'For our members',
      mainText: 'A bowl of matcha,\nevery new month.',
      secondText: 'Whisked for you, with a sweet of the season.',
      linkButtonText: '',
    },
    cn: {
      imageAlt: '抹茶碗与茶筅',
      eyebrow: '会员专享',
      mainText: '每月之初，\n请您一碗抹茶。',
      secondText: '配上当季和果子，为会员现点。',
      linkButtonText: '',
    },
    kr: {
      imageAlt: '말차 그릇과 차선',
      eyebrow: '회원 여러분께',
      mainText: '매달 초,\n말차 한 잔.',
      secondText: '제철 화과자를 곁들여 회원께 내어 드립니다.',
      linkButtonText: '',
    },
  },
  C2: {
    en: {
      imageAlt: 'The tea room with its round window on the garden',
      eyebrow: 'The tea room',
      mainText: 'By the\nround window',
      secondText: 'Four seats only. The green of the garden is the best treat we have.',
      linkButtonText: 'Find the way',
    },
    cn: {
      imageAlt: '从圆窗望见庭院的店内',
      eyebrow: '店内',
      mainText: '圆窗边的\n座位',
      secondText: '只有四席。满园绿意，便是最好的招待。',
      linkButtonText: '查看路线',
    },
    kr: {
      imageAlt: '둥근 창으로 정원이 보이는 가게 안',
      eyebrow: '가게 안',
      mainText: '둥근 창가\n자리',
      secondText: '단 네 자리. 정원의 초록이 가장 좋은 다과입니다.',
      linkButtonText: '오시는 길 보기',
    },
  },
  A3: {
    en: {
      imageAlt: 'A tea field in the morning sun',
      eyebrow: 'From three growers we know',
      mainText: 'From the fields\nto your table.',
      secondText: '',
      linkButtonText: '',
    },
    cn: { imageAlt: '朝阳照耀的茶园', eyebrow: '来自三家签约茶农', mainText: '从茶园，\n到您手中。', secondText: '', linkButtonText: '' },
    kr: {
      imageAlt: '아침 해가 비치는 차밭',
      eyebrow: '계약 농가 세 곳의 차',
      mainText: '차밭에서\n댁까지.',
      secondText: '',
      linkButtonText: '',
    },
  },
  B3: {
    en: {
      imageAlt: 'The tea house with its lights on in the moonlight',
      eyebrow: 'Open until ten at night',
      mainText: 'On full-moon nights,\nseats for the moon.',
      secondText: '',
      linkButtonText: '',
    },
    cn: { imageAlt: '月夜里亮着灯的店', eyebrow: '营业至晚上十点', mainText: '满月之夜，\n设赏月席。', secondText: '', linkButtonText: '' },
    kr: {
      imageAlt: '달밤에 불이 켜진 가게',
      eyebrow: '밤 10시까지',
      mainText: '보름달 밤에는\n달맞이 자리를.',
      secondText: '',
      linkButtonText: '',
    },
  },
  C3: {
    en: {
      imageAlt: 'The tea house beyond stepping stones',
      eyebrow: 'The way',
      mainText: 'Seven minutes on foot',
      secondText: 'East exit, then up the cobbled slope\nLeft at the sake brewery\nFollow the stepping stones to us',
      linkButtonText: 'Open the map',
    },
    cn: {
      imageAlt: '踏脚石尽头的小店',
      eyebrow: '路线',
      mainText: '从车站步行七分钟',
      secondText: '从东口出站，沿石板坡而上\n在酒坊转角左转\n走过踏脚石，便是小店',
      linkButtonText: '打开地图',
    },
    kr: {
      imageAlt: '징검돌 너머로 보이는 가게',
      eyebrow: '오시는 길',
      mainText: '역에서 걸어서 7분',
      secondText: '동쪽 출구로 나와 돌길 언덕으로\n양조장 모퉁이에서 왼쪽으로\n징검돌 끝에서 기다립니다',
      linkButtonText: '지도 열기',
    },
  },
};

/** What the tea house sells: prices in yen, names and descriptions. */
export const TEA_PRODUCTS: Goods<TeaGood> = {
  wakaba: {
    price: 1_296,
    words: {
      jp: ['煎茶 わかば', '山あいの新芽だけを摘みました。80g。'],
      en: ['Wakaba sencha', 'Only young leaves, picked in the hills. 80 g.'],
      cn: ['煎茶 若叶', '只采山间嫩芽。80克。'],
      kr: ['센차 와카바', '산골의 새순만 땄습니다. 80g.'],
    },
  },
  okibi: {
    price: 1_080,
    words: {
      jp: ['ほうじ茶 おき火', '店先で焙じた、その日のうちにお送りします。100g。'],
      en: ['Okibi hojicha', 'Sent on the day it is roasted. 100 g.'],
      cn: ['焙茶 炭火', '现焙当日寄出。100克。'],
      kr: ['호지차 오키비', '덖은 그날 보내 드립니다. 100g.'],
    },
  },
  matcha: {
    price: 2_160,
    words: {
      jp: ['お抹茶 つきしろ', '薄茶でおよそ十五服。石臼で挽いています。30g。'],
      en: ['Tsukishiro matcha', 'Stone-milled; about fifteen bowls of thin tea. 30 g.'],
      cn: ['抹茶 月白', '石磨研制，薄茶约十五碗。30克。'],
      kr: ['말차 쓰키시로', '맷돌로 갈았습니다. 박차 약 15잔. 30g.'],
    },
  },
  dango: {
    price: 1_300,
    words: {
      jp: ['三色団子', '朝に搗いて、昼までに箱詰め。六本入り。'],
      en: ['Dumplings in three colors', 'Pounded at dawn, boxed by noon. Six skewers.'],
      cn: ['三色团子', '清晨现捣，午前装盒。六串装。'],
      kr: ['삼색 당고', '아침에 찧어 낮까지 담습니다. 6꼬치.'],
    },
  },
  cup: {
    price: 3_300,
    words: {
      jp: ['こもれびの湯呑み', 'お店と同じ湯呑みです。ひとつずつ、ろくろで。'],
      en: ['Komorebi cup', 'The cup of our tea room, thrown one by one.'],
      cn: ['树影茶杯', '与店里同款，逐只手拉而成。'],
      kr: ['고모레비 찻잔', '가게에서 쓰는 찻잔입니다. 하나씩 물레로 빚습니다.'],
    },
  },
};

/** The popup of the seats under the moon: its text for screen readers, and its button. */
export const MOON_OFFER: Readonly<Record<Language, readonly [description: string, button: string]>> = {
  jp: ['月見の席のご案内', '月見の席を申し込む'],
  en: ['Seats under the moon', 'Ask for a moon seat'],
  cn: ['赏月席介绍', '申请赏月席'],
  kr: ['달맞이 자리 안내', '달맞이 자리 신청'],
};

export const TEA_MENU: MenuWords = [
  { to: '/B1', names: { jp: '本日のお茶', en: 'Today’s teas', cn: '今日茶单', kr: '오늘의 차' } },
  { to: '/A2', names: { jp: '甘味', en: 'Sweets', cn: '甜点', kr: '디저트' } },
  { to: '/A3', names: { jp: 'お取り寄せ', en: 'Shop', cn: '购买', kr: '택배 주문' } },
  { to: '/C2', names: { jp: '店内のご案内', en: 'The tea room', cn: '店内', kr: '가게 안내' } },
  { to: '/C3', names: { jp: '道順', en: 'Find us', cn: '路线', kr: '오시는 길' } },
  { to: '/form', names: { jp: 'お茶の教室', en: 'Tea lessons', cn: '茶道课', kr: '다도 교실' } },
  { to: '/contact', names: { jp: 'お問い合わせ', en: 'Contact', cn: '联系我们', kr: '문의' } },
];

export const TEA_SEO: Readonly<Record<Language, { title: string; h1: string; description: string }>> = {
  jp: {
    title: '喫茶 こもれび | 煎茶と甘味の店',
    h1: '喫茶 こもれび',
    description: '山あいの新芽を低い温度でゆっくりと。丸窓から庭を望む、日本茶と甘味の店です。駅から歩いて七分。',
  },
  en: {
    title: 'Komorebi | Japanese tea and sweets',
    h1: 'Komorebi tea house',
    description: 'Young leaves steeped slowly in cooler water, and a round window on the garden. Seven minutes on foot from the station.',
  },
  cn: {
    title: '喫茶 木漏日 | 煎茶与甜点',
    h1: '喫茶 木漏日',
    description: '山间嫩芽以低温慢慢冲泡，圆窗外是一方庭院。从车站步行七分钟的日本茶馆。',
  },
  kr: {
    title: '찻집 고모레비 | 센차와 디저트',
    h1: '찻집 고모레비',
    description: '산골의 새순을 낮은 온도에서 천천히 우리고, 둥근 창으로 정원을 바라봅니다. 역에서 걸어서 7분.',
  },
};

export const TEA_INTERESTS: Readonly<Record<Language, { title: string; options: readonly string[] }>> = {
  jp: { title: 'ご希望の教室', options: ['煎茶の淹れ方', 'はじめての抹茶', '団子づくり'] },
  en: { title: 'Lessons of interest', options: ['Brewing sencha', 'A first bowl of matcha', 'Making dumplings'] },
  cn: { title: '感兴趣的课程', options: ['煎茶冲泡', '初识抹茶', '制作团子'] },
  kr: { title: '희망하는 교실', options: ['센차 우리기', '처음 만나는 말차', '당고 만들기'] },
};

export const TEA_MEMBERS_REASON: Readonly<Record<Language, string>> = {
  jp: '会員の方へ、月はじめのお抹茶を一服。新茶の便りもお届けします。ご登録は無料です。',
  en: 'Members are served a bowl of matcha every new month, and hear first of the new harvest. Membership is free.',
  cn: '会员每月之初可享一碗抹茶，并最先收到新茶消息。注册免费。',
  kr: '회원께는 매달 초 말차 한 잔과 햇차 소식을 드립니다. 가입은 무료입니다.',
};
