/** Traditional characters, each followed by the simplified one. */
const CHARACTERS = `
  類类沒没錯错後后構构寫写產产個个發发碼码變变組组報报樣样庫库項项裏里裡里輸输導导換换對对麼么開开進进編编選选賴赖試试裝装
  動动譯译別别塊块錄录覽览數数單单應应徑径內内時时題题級级載载兩两認认綴缀復复問问設设圖图聲声來来爲为為为瀏浏測测遷迁關关
  與与聯联轉转義义標标還还調调嗎吗戶户腳脚語语層层讀读環环運运舊旧敗败執执檢检線线頁页務务帶带態态體体區区處处給给從从驗验
  頭头實实檔档結结階阶參参斷断會会無无號号獨独並并點点啓启啟启預预靜静釋释補补刪删誤误雙双過过夾夹網网壓压擴扩種种終终優优
  邊边縮缩積积幾几證证丟丢異异現现籤签緩缓當当條条驟骤該该誰谁蓋盖規规則则見见遠远資资鏈链稱称機机監监擇择倉仓頂顶這这鍵键
  統统礎础棄弃權权協协議议掛挂聽听鉤钩臺台總总著着閉闭衝冲許许據据繼继紅红間间貝贝適适觀观創创說说離离計计順顺顯显傳传壞坏
  潰溃確确強强續续卻却獲获亂乱決决簡简詞词準准絕绝長长懶懒盤盘隨随識识墊垫響响鈕钮視视費费價价純纯詢询專专記记顏颜須须廢废
  減减輔辅範范擬拟腦脑熱热觸触東东攔拦汙污場场門门飾饰鎖锁夠够風风險险顧顾於于紹绍冊册靈灵輯辑穩稳擊击訴诉電电圍围餘余棧栈
  殘残額额際际飄飘洩泄拋抛書书讓让薦荐彈弹辦办備备勢势較较術术軟软屬属黃黄綠绿採采遺遗節节緣缘紋纹閾阈廠厂槓杠嘗尝訪访艙舱
  閃闪爍烁醜丑懸悬鑰钥疊叠經经掃扫虛虚兒儿欄栏橫横幫帮詳详細细喫吃狀状嚴严歷历難难漲涨維维護护質质煙烟銷销滾滚張张踐践譜谱
  膚肤輕轻國国殺杀雞鸡覺觉佔占練练幹干鍾钟剛刚隱隐搖摇樹树鏡镜佈布週周併并擋挡註注託托纔才麵面
`;

/** Words used in Taiwan, in simplified characters, each followed by the one that the pages use. */
const WORDS =
  '型别类型 变数变量 元件组件 外挂插件 相容兼容 专案项目 汇出导出 汇入导入 建置构建 模组模块 设定配置 档案文件 宣告声明 载入加载 支援支持 程式程序 资讯信息 除错调试 伺服服务';

/**
 * Traditional Chinese that the search of simplified pages understands, as entries of two halves: what is typed, and what the
 * pages write. Contains the characters of headings and keywords; words come last, because they depend on them.
 */
export const TRADITIONAL = [...(CHARACTERS.match(/\S\S/gu) ?? []), WORDS].join(' ');
