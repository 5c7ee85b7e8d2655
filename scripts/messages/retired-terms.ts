import type { Language } from '#shared/model/language.ts';
import type { Texts } from './catalogue-faults.ts';

/** Words that a language no longer uses for a thing, each with the one it uses now (`docs/terminology.md`). */
export const RETIRED_TERMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  jp: {
    直すところ: '修正が必要な項目、要修正',
    もっとよくできるところ: '改善のヒント',
    公開内容を更新: '更新を公開',
    下書き保存する: '下書き保存',
    メインテキスト: '見出し',
    ブラウザー: 'ブラウザ',
    まとめてアップロード: '一括アップロード',
    スピーカーの色: '音声ボタンの色',
    ページビューのブロック: '追加料金の単位',
    '（': '(',
    '）': ')',
    '？': '?',
    '：': ':',
  },
  en: {
    colour: 'color',
    centre: 'center',
    licence: 'license',
    recognise: 'recognize',
    cancelled: 'canceled',
    enquir: 'inquiry, inquiries',
    'as private': 'unpublish',
    'off the air': 'unpublish',
    '(s)': 'a form for each number',
    'sub-administrator': 'sub-admin',
  },
  cn: {
    账户: '账号',
    徽标: '标志',
    设为不公开: '取消发布',
    停止公开: '取消发布',
    自定义域名: '独立域名',
    负责窗口: '客服',
    未登记: '未设置',
    对象网站: '适用网站',
  },
  kr: {
    플랜: '요금제',
    휴대폰: '스마트폰',
    '독자 도메인': '사용자 도메인',
    '임시 저장': '초안',
    '담당 창구': '고객센터',
    반각: '영문, 숫자, 기호',
    '관리 화면을 열': '관리자 페이지를 열',
    저장하기: '저장',
    변경하기: '변경',
    미등록: '미설정',
    '이(가)': 'a noun before the particle',
    '을(를)': 'a noun before the particle',
    '은(는)': 'a noun before the particle',
    '와(과)': 'a noun before the particle',
    '(으)로': 'a noun before the particle',
  },
};

const VARIABLE = /\{\{.*?\}\}/g;

/** Returns a sentence for each text that uses a word its language has retired. Upper and lower case count as equal. */
export function retiredTerms(language: Language, texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value !== 'string') return retiredTerms(language, value).map((fault) => `${key}.${fault}`);
    const words = value.replaceAll(VARIABLE, '').toLowerCase();
    const found = Object.entries(RETIRED_TERMS[language]).filter(([term]) => words.includes(term));
    return found.map(([term, instead]) => `${key} says “${term}” instead of “${instead}”`);
  });
}
