import type { LegalTexts } from '#shared/model/account/legal-document.ts';

/** Sections of a document: heading and text. */
const joined = (sections: readonly (readonly [heading: string, text: string])[]): string =>
  sections.map(([heading, text]) => `# ${heading}\n${text}`).join('\n\n');

/** The name of a fictional company in each language. */
type CompanyNames = Readonly<Record<keyof LegalTexts, string>>;

export const DEMO_OPERATOR: CompanyNames = {
  jp: 'スワイプサイト運営事務局',
  en: 'Swipe Site Operations',
  cn: 'Swipe Site运营事务局',
  kr: '스와이프사이트 운영사무국',
};
export const DEMO_OEM: CompanyNames = {
  jp: 'あおぞらメディア株式会社',
  en: 'Aozora Media K.K.',
  cn: '青空媒体株式会社',
  kr: '아오조라미디어 주식회사',
};

/** The fees that the operator agrees with its customers. An OEM has different ones. */
const FEES: Readonly<Record<'operator' | 'oem', LegalTexts>> = {
  operator: {
    jp: '有料プランの初期費用は100,000円(税別)、最低利用期間は利用開始月から12か月です。月額料金とページビュー超過料金は、お申し込み時のプラン表によります。請求は翌月に行い、契約者は請求書に記載の期日までに支払うものとします。',
    en: 'Paid plans have an initial fee of 100,000 yen before tax and a minimum term of 12 months from the first month of use. Monthly fees and fees for further page views follow the plan at the time of the order. We invoice in the following month; invoices are payable by the date they state.',
    cn: '付费套餐的初始费用为100,000日元（不含税），最短合同期为自开始使用当月起12个月。月费及超额浏览量费用以申请时的套餐为准。费用于次月开具账单，请在账单所示日期前支付。',
    kr: '유료 요금제의 초기 비용은 100,000엔(세금 별도)이며 최소 이용 기간은 이용을 시작한 달부터 12개월입니다. 월 요금과 추가 페이지뷰 요금은 신청할 때의 요금제에 따릅니다. 요금은 다음 달에 청구하며 청구서에 적힌 날짜까지 지불합니다.',
  },
  oem: {
    jp: '料金、支払い方法および契約期間は、当社と契約者が個別に取り交わす申込書によります。',
    en: 'Fees, means of payment and the term follow the order form that we and the customer have signed.',
    cn: '费用、付款方式及合同期限以本公司与用户另行签订的申请书为准。',
    kr: '요금, 지불 방법과 계약 기간은 당사와 계약자가 따로 작성하는 신청서에 따릅니다.',
  },
};

/** Terms of use of a company. */
export const demoTerms = (names: CompanyNames, fees: keyof typeof FEES): LegalTexts => ({
  jp: joined([
    [
      '第1条(適用)',
      `本規約は、${names.jp}(以下「当社」)が提供するサイト制作・公開サービス(以下「本サービス」)の利用条件を定めるものです。本サービスを利用するすべての契約者に適用されます。`,
    ],
    [
      '第2条(契約の成立)',
      '契約は、申込者が本規約に同意のうえ登録を完了したとき、または当社がアカウントを発行し、契約者が初回ログイン時に本規約に同意したときに成立します。',
    ],
    ['第3条(料金と最低利用期間)', FEES[fees].jp],
    [
      '第4条(トライアル)',
      'トライアルの期間は30日間で、料金はかかりません。トライアルでは一部の機能を利用できません。期間の終了後に自動で有料プランへ移行することはありません。',
    ],
    [
      '第5条(禁止事項)',
      '法令または公序良俗に反する内容の公開、第三者の権利の侵害、本サービスの運営を妨げる行為、および不正アクセスを禁止します。',
    ],
    [
      '第6条(サービスの停止)',
      '当社は、保守のため事前に通知して本サービスを停止することがあります。契約者が料金を支払わないときは、通知のうえ利用を一時停止できるものとします。',
    ],
    ['第7条(責任)', '当社の責任は、故意または重過失がある場合を除き、契約者が直近12か月に支払った料金の額を上限とします。'],
    [
      '第8条(規約の変更)',
      '当社は、施行日を定めて本規約を変更できます。変更後の規約は、施行日以降、契約者がログイン時に同意することで適用されます。',
    ],
    ['第9条(準拠法と管轄)', '本規約は日本法に準拠し、東京地方裁判所を第一審の専属的合意管轄裁判所とします。'],
  ]),
  en: joined([
    [
      'Article 1 (Scope)',
      `These terms govern the use of the site builder and hosting service (“the Service”) provided by ${names.en} (“we”). They apply to every customer.`,
    ],
    [
      'Article 2 (Conclusion of the contract)',
      'The contract is concluded when an applicant agrees to these terms and completes the registration, or when we issue an account and the customer agrees at the first sign-in.',
    ],
    ['Article 3 (Fees and minimum term)', FEES[fees].en],
    [
      'Article 4 (Trial)',
      'A trial lasts 30 days and is free of charge. Some features are not available during a trial. It never turns into a paid plan by itself.',
    ],
    [
      'Article 5 (Prohibited acts)',
      'Publishing illegal or offensive content, infringing the rights of others, disrupting the Service and unauthorised access are prohibited.',
    ],
    [
      'Article 6 (Suspension)',
      'We may interrupt the Service for maintenance after notice. If fees remain unpaid, we may suspend its use after notice.',
    ],
    [
      'Article 7 (Liability)',
      'Except for intent and gross negligence, our liability is limited to the fees the customer paid in the last 12 months.',
    ],
    [
      'Article 8 (Changes)',
      'We may change these terms with a date of effect. From that date on, they apply once the customer has agreed at sign-in.',
    ],
    [
      'Article 9 (Law and jurisdiction)',
      'These terms are governed by Japanese law. The Tokyo District Court has exclusive jurisdiction in the first instance.',
    ],
  ]),
  cn: joined([
    [
      '第一条（适用范围）',
      `本条款规定${names.cn}（以下称“本公司”）提供的网站制作与发布服务（以下称“本服务”）的使用条件，适用于所有签约用户。`,
    ],
    ['第二条（合同成立）', '申请人同意本条款并完成注册时，或本公司开设账户且用户在首次登录时同意本条款时，合同成立。'],
    ['第三条（费用与最短合同期）', FEES[fees].cn],
    ['第四条（试用）', '试用期为30天，不收取费用。试用期间部分功能不可使用，到期后不会自动转为付费套餐。'],
    ['第五条（禁止事项）', '禁止发布违反法律或公序良俗的内容、侵害他人权利、妨碍本服务运营以及非法访问。'],
    ['第六条（服务暂停）', '本公司可在事先通知后因维护暂停服务。未支付费用时，可在通知后暂停使用。'],
    ['第七条（责任）', '除故意或重大过失外，本公司的责任以用户最近12个月支付的费用为上限。'],
    ['第八条（条款变更）', '本公司可规定生效日并变更本条款。自生效日起，用户登录时同意后适用新条款。'],
    ['第九条（法律与管辖）', '本条款适用日本法律，以东京地方法院为第一审专属管辖法院。'],
  ]),
  kr: joined([
    [
      '제1조(적용)',
      `이 약관은 ${names.kr}(이하 “당사”)가 제공하는 사이트 제작·공개 서비스(이하 “서비스”)의 이용 조건을 정하며 모든 계약자에게 적용됩니다.`,
    ],
    [
      '제2조(계약의 성립)',
      '계약은 신청자가 약관에 동의하고 가입을 마친 때, 또는 당사가 계정을 발급하고 계약자가 첫 로그인 때 동의한 때 성립합니다.',
    ],
    ['제3조(요금과 최소 이용 기간)', FEES[fees].kr],
    ['제4조(체험)', '체험 기간은 30일이며 요금이 없습니다. 체험 중에는 일부 기능을 이용할 수 없고 자동으로 유료 요금제로 바뀌지 않습니다.'],
    ['제5조(금지 사항)', '법령이나 공서양속에 반하는 내용의 공개, 타인의 권리 침해, 서비스 운영 방해, 부정 접근을 금지합니다.'],
    [
      '제6조(서비스 중단)',
      '당사는 사전 통지 후 점검을 위해 서비스를 중단할 수 있습니다. 요금이 지불되지 않으면 통지 후 이용을 정지할 수 있습니다.',
    ],
    ['제7조(책임)', '고의 또는 중과실을 제외하고 당사의 책임은 계약자가 최근 12개월간 지불한 요금을 한도로 합니다.'],
    ['제8조(약관 변경)', '당사는 시행일을 정하여 약관을 변경할 수 있습니다. 시행일부터 계약자가 로그인할 때 동의하면 적용됩니다.'],
    ['제9조(준거법과 관할)', '이 약관은 일본법을 따르며 도쿄지방재판소를 제1심 전속 관할 법원으로 합니다.'],
  ]),
});

/** Privacy policy of the operator. */
export const DEMO_PRIVACY: LegalTexts = {
  jp: joined([
    [
      '1. 取得する情報',
      '契約者の会社名、担当者名、メールアドレス、ログインと操作の記録、およびお支払いに必要な情報を取得します。カード番号は決済会社が取得し、当社は保存しません。',
    ],
    ['2. 利用目的', '本サービスの提供、本人確認、請求、お問い合わせへの対応、重要なお知らせの送付、不正利用の防止のために利用します。'],
    [
      '3. 契約者のサイトの訪問者の情報',
      '契約者のサイトに寄せられた会員・お問い合わせの情報は契約者が管理し、当社は契約者の委託を受けて保管します。アクセスの集計にCookieや個人情報は使いません。',
    ],
    [
      '4. 第三者への提供と委託',
      '法令に基づく場合を除き、同意なく第三者に提供しません。クラウド事業者と決済会社に、必要な範囲で取り扱いを委託します。',
    ],
    [
      '5. 開示・訂正・削除',
      'ご本人からの請求に応じて、開示、訂正、利用停止、削除を行います。アカウントのデータは管理画面からいつでも書き出せます。',
    ],
    ['6. お問い合わせ窓口', 'スワイプサイト運営事務局 個人情報相談窓口 privacy@example.com'],
  ]),
  en: joined([
    [
      '1. What we collect',
      'Company name, contact name and e-mail address of customers, records of sign-ins and actions, and what payment needs. Card numbers go to the payment provider; we do not store them.',
    ],
    [
      '2. What we use it for',
      'Providing the Service, verifying identity, invoicing, answering enquiries, sending important notices and preventing abuse.',
    ],
    [
      '3. Visitors of customers’ sites',
      'Customers control the data of members and enquiries of their sites; we store it on their behalf. Visits are counted without cookies and without personal data.',
    ],
    [
      '4. Third parties',
      'We pass nothing on without consent, except where the law requires it. Cloud and payment providers process data for us as far as necessary.',
    ],
    [
      '5. Access, correction and erasure',
      'On request we disclose, correct, restrict or erase your data. You can export the data of your account in the console at any time.',
    ],
    ['6. Contact', 'Swipe Site Operations, privacy desk, privacy@example.com'],
  ]),
  cn: joined([
    ['1. 收集的信息', '签约用户的公司名称、联系人姓名、电子邮箱、登录与操作记录以及付款所需信息。银行卡号由支付公司取得，本公司不保存。'],
    ['2. 使用目的', '用于提供服务、身份确认、开具账单、回复咨询、发送重要通知和防止滥用。'],
    ['3. 用户网站的访问者信息', '用户网站的会员与咨询信息由用户管理，本公司受托保存。访问统计不使用Cookie或个人信息。'],
    ['4. 向第三方提供与委托', '除法律规定外，未经同意不向第三方提供。仅在必要范围内委托云服务商和支付公司处理。'],
    ['5. 查询、更正与删除', '应本人要求进行披露、更正、停止使用或删除。账户数据可随时在管理后台导出。'],
    ['6. 联系方式', 'Swipe Site运营事务局 个人信息咨询窗口 privacy@example.com'],
  ]),
  kr: joined([
    [
      '1. 수집하는 정보',
      '계약자의 회사명, 담당자명, 이메일 주소, 로그인과 작업 기록, 결제에 필요한 정보를 수집합니다. 카드 번호는 결제 회사가 수집하며 당사는 저장하지 않습니다.',
    ],
    ['2. 이용 목적', '서비스 제공, 본인 확인, 청구, 문의 대응, 중요한 알림 발송, 부정 이용 방지에 이용합니다.'],
    [
      '3. 계약자 사이트의 방문자 정보',
      '계약자 사이트의 회원·문의 정보는 계약자가 관리하며 당사는 위탁받아 보관합니다. 접속 집계에는 쿠키나 개인정보를 사용하지 않습니다.',
    ],
    [
      '4. 제3자 제공과 위탁',
      '법령에 따른 경우를 제외하고 동의 없이 제공하지 않습니다. 클라우드 사업자와 결제 회사에 필요한 범위에서 처리를 위탁합니다.',
    ],
    [
      '5. 열람·정정·삭제',
      '본인의 요청에 따라 열람, 정정, 이용 정지, 삭제를 합니다. 계정의 데이터는 관리 화면에서 언제든지 내보낼 수 있습니다.',
    ],
    ['6. 문의처', '스와이프사이트 운영사무국 개인정보 상담 창구 privacy@example.com'],
  ]),
};
