import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { forms as source } from '#shared/messages/jp/editor/forms.ts';

export const forms: CatalogueOf<typeof source> = {
  intro: {
    contact: '显示在联系页面（/contact）上的表单。',
    membership: '显示在会员注册页面（/membership）上的表单。注册后即可查看会员专享页面。',
    homepage: '显示在表单页面（/form）上的表单，可用于报名、问卷等。',
  },
  none: '此页面尚未创建。创建表单后，访客即可打开。',
  fallback: '此语言尚无表单，访客看到的是{{language}}的表单。',
  useDefault: '不使用此语言的表单，改用{{language}}的表单',
  start: '创建表单',

  delivery: '通知发送到',
  destinationHelp: '提交的内容将通知到此邮箱。发布前必须填写。',
  companyHelp: '显示在表单和回复邮件中的名称。',

  lockedSheets: '会员专享页面的显示',
  lockedTextHelp: '告诉访客成为会员后可以看到什么。留空时显示默认文字。',
  lockedTeaserHelp: '将页面的图片强烈模糊到无法辨认文字后作为背景显示。所有人都能看到图片的大致颜色。下次发布后生效。',

  fields: '填写项目',
  untitled: '未命名的项目',
  required: '必填',
  optional: '选填',
  detail: '{{type}} · {{required}}',
  type: { TEXT_BOX: '文本', NUMBER: '数字', SELECT: '下拉菜单', SELECT_OPTIONS: '复选框' },
  typeHelp: {
    TEXT_BOX: '填写文字，如姓名、要求等。',
    NUMBER: '填写数字，如人数、数量等。',
    SELECT: '从选项中选择一项。',
    SELECT_OPTIONS: '从选项中选择所有符合的项。',
  },
  companyType: '公司名称',
  companyTypeHelp: '注册者所在的公司。',
  add: '添加项目',
  full: '最多可添加{{max}}个项目。',
  duplicate: '复制',
  remove: '删除',
  locked: '固定项目',
  lock: {
    email: '用于联系，因此始终为必填。只能更改名称、填写示例和顺序。',
    password: '用于登录，因此始终为必填。只能更改名称、填写示例和顺序。',
    confirm_password: '用于防止密码输入错误，因此始终为必填。只能更改名称、填写示例和顺序。',
    company: '用于通知，因此不能更改类型或删除，但可以设为选填。',
    removableCompany: '不能更改类型。不需要时可以删除。',
  },

  gaps: {
    missing: '{{language}}表单中的以下项目，这里没有：',
    missingHelp: '添加后仍为{{language}}，请翻译。',
    add: '添加“{{name}}”',
    addAll: '全部添加（{{count}}项）',
    extra: '以下项目在{{language}}表单中没有：',
  },

  title: '名称',
  titleHelp: '向访客显示的问题。',
  typeInput: '类型',
  isRequired: '设为必填',
  requiredHelp: '未填写则无法提交。',
  placeholder: '填写示例',
  placeholderHelp: '未填写时以浅色显示。',
  firstChoice: '选择前的显示',
  firstChoiceHelp: '留空则显示“{{words}}”。',

  options: '选项',
  option: '选项{{number}}',
  noOptions: '尚无选项。发布前请至少添加一项。',
  removeOption: '删除“{{name}}”',
  addOptions: '添加选项',
  addOptionsHelp: '每行一项，也可以从表格中批量粘贴。',
  addThem: '添加',
  twice: '有{{count}}项与现有选项重复，未添加。',
  refused: '有{{count}}项无法添加。每项最多{{length}}个字符，总共最多{{max}}项。',

  validation: '填写检查',
  format: '文本类型',
  formats: {
    none: '单行文本',
    'multi-line': '多行文本',
    email: '电子邮箱',
    url: '网址',
    phone: '电话号码',
    'postal-code': '邮政编码',
    katakana: '片假名',
  },
  bounds: {
    TEXT_BOX: { min: '最少字符数', max: '最多字符数' },
    NUMBER: { min: '最小值', max: '最大值' },
    SELECT_OPTIONS: { min: '最少选择数', max: '最多选择数' },
  },
  textMaxHelp: '留空则最多{{max}}个字符。',

  agreement: {
    title: '公司信息与条款同意',
    shown: '表单下方显示打开公司信息的链接。',
    hidden: '此表单不显示公司信息。',
    needed: '提交时必须同意使用条款和隐私政策。',
    notNeeded: '不要求同意条款。',
    edit: '在公司信息中更改',
  },

  removeForm: {
    action: '删除此表单',
    title: '要删除“{{form}}”吗？',
    text: '删除后，访客将无法打开此页面（{{languages}}）。',
    leads: '以下内容仍链接到此页面，请同时更改其链接目标。',
    cells: '页面：{{cells}}',
    menu: '菜单：{{names}}',
    popups: '弹窗：{{names}}',
    nothing: '没有链接指向此页面。',
    undo: '可通过“撤销”或历史记录恢复。',
    confirm: '删除',
  },

  live: {
    frame: '表单的显示效果',
    note: '可以实际填写试用，此处不会发送。',
    passed: '填写内容没有问题。发布后，这些内容将被发送。',
    clear: '清空填写内容',
  },
};
