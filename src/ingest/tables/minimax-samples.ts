/** URL of the folder of MiniMax's public files, where the recordings of system voices are. */
const FILES = 'https://filecdn.minimax.chat/public';

/**
 * Names of the recordings of MiniMax's system voices, by the beginning of the voice's id: the rest of the id, then the recording.
 * MiniMax's API states none. Source: a public project's table of voice ids and files on MiniMax's own host, November 2026. Two further
 * voices are left out, because the table has their recordings among the uploads of accounts.
 */
const RECORDINGS: readonly (readonly [start: string, recordings: string])[] = [
  [
    '',
    `Arabic_CalmWoman 5a2ec577-febf-4cfd-9e47-343a928d82d3  Arabic_FriendlyGuy a0eccf86-df5e-412e-94b2-87ff8d3d3455
    Arrogant_Miss d2cb4eaf-73b0-43e1-8b65-af39e515aef5  Cantonese_CuteGirl ff96520a-ac12-491d-945e-d6337467eb7d
    Cantonese_GentleLady d391936d-d586-4dab-886c-a2a084a20920  Cantonese_KindWoman 78239a18-5e9c-4538-94f6-2f504c080374
    Cantonese_ProfessionalHost（F) 84589766-c651-477b-b320-36b89599f953  Dutch_bossy_leader 9ceb05f2-232a-4c73-afcc-46019aeb17db
    Dutch_kindhearted_girl 5a7d0212-4262-4932-ac29-8407544f5b42  English_Aussie_Bloke 44263515-d3e7-4f4c-a135-69203566b8a7
    English_Diligent_Man 138731f9-b186-44f0-be5b-31efad0a7c74  English_Gentle-voiced_man 773715bc-fb9a-4032-94d4-2d58d7cce152
    English_Graceful_Lady f7cef5ed-0783-40df-82b6-1b467cbd51ae  German_FriendlyMan 3ec61d77-28a5-453c-84a4-cdbaf59efedb
    German_PlayfulMan 2c950b7a-dce8-4412-84ae-a277f955f544  German_SweetLady 5e5a0840-26c0-496a-b387-1c1a3bc93bae
    Greek_female_1_sample1 4c7193b5-96dd-44f4-b223-8fb5b3b30d6c  Greek_female_2_sample3 8047f7f5-0370-4d72-b7d5-d85be04c989a
    Italian_BraveHeroine 945593c7-3498-480b-be0d-c0e5cb03fd96  Italian_DiligentLeader 226201a7-4d68-4c10-a03d-794a5dbd6a91
    Italian_Narrator ed53a4b8-ddda-4256-94f8-74504855a13e  Italian_WanderingSorcerer c6575b37-e2e9-405e-88e6-04790bb6cc35
    Polish_female_1_sample1 8580e4a2-8d8c-4f89-b1f4-76025ca6157c  Polish_female_2_sample3 f8b6cd72-f4ab-442c-bb42-d7a00a240f30
    Polish_male_1_sample4 21f40645-2b5f-4b75-8e7d-4af11dcd25ae  Polish_male_2_sample3 0bdb3141-3d10-441c-bc0a-1a1edbf6ccb9
    Robot_Armor 8ffa58df-128b-452b-8867-fa97d8bd0445  Romanian_female_1_sample4 199a38e4-e329-4452-b919-3dd5b74c60d8
    Romanian_female_2_sample1 7ab36669-d35e-494c-91f0-81bc5f9c8c3c  Romanian_male_1_sample2 e66775ac-ef1d-42c5-9eaf-2b03f82b6a53
    Romanian_male_2_sample1 e6786d01-7e54-45bf-9e46-bdc89c18a85f  Thai_female_1_sample1 0f845bbc-1304-44cb-8222-a48c9ff40a94
    Thai_female_2_sample2 5db6b1ef-fd11-451d-8628-a13ba12074af  Thai_male_1_sample8 3de16080-7cd6-4af1-9a4f-b80cf01f88e5
    Thai_male_2_sample2 d985518e-9892-4903-a8bb-1b29c5d4f9df  Turkish_CalmWoman ef3ae5a3-ab65-4fab-be73-f0d59a5349cb
    Turkish_Trustworthyman f3e6cc12-d46c-41eb-a271-e7b8d6cf154e  Ukrainian_CalmWoman a51cbc7c-1aa0-46e8-988d-d566689fe07c
    Ukrainian_WiseScholar 3c1c5e86-4378-47c3-81d0-f556b7e63f4c  Vietnamese_kindhearted_girl a1730798-8a0d-417c-98ed-ae04d82d0d5a
    czech_female_2_v2 292c35bf-5967-436a-abd9-5d6a9de68a94  czech_female_5_v7 3491beeb-fc39-4a30-bd99-bef10d3a5def
    czech_male_1_v1 1d7e9834-23cb-4b06-8088-63511c2496ba  finnish_female_4_v1 05ba21cc-96d8-4bf5-9dfe-c84cb38382c5
    finnish_male_1_v2 34672944-c20e-4bfe-86b8-290ac1f59ee4  finnish_male_3_v1 b7a45acc-aec4-4ea1-b9ae-22c441315a26
    greek_male_1a_v1 bae967fe-f880-4ec6-a799-7bc6f4ffaf8c  hindi_female_1_v2 427f758d-dba6-41b4-b50c-49f2294c96bf
    hindi_female_2_v1 ef89146f-ab70-411c-9325-5ae0a2a0f6c1  hindi_male_1_v2 fdf81334-36cc-49a6-a3c9-50b20cfe1707`,
  ],
  [
    'Chinese (Mandarin)_',
    `Crisp_Girl b5a71077-67c0-4d26-92a3-51570854f286  Cute_Spirit 6c96de4b-9c08-4b17-a183-3d1512449ae4
    Gentle_Senior e70ebd5e-5491-401c-9ba9-c93d1a81a136  Gentle_Youth 314e35ec-b736-4f54-90c2-e60a6d007857
    Gentleman 774c0855-9d02-4074-b9da-d859754c9040  Humorous_Elder 64e87584-336f-4cf5-9c43-15ef20461f84
    Kind-hearted_Antie 5d6b6bf7-1f2e-464d-ad18-aa04221b1cf1  Kind-hearted_Elder 60b54ed4-aebe-44fb-a963-1a0d8350a7b9
    Lyrical_Voice 950e53ff-98f1-4342-8c99-424f72569211  Male_Announcer 404e2907-45c7-4468-b9bb-1d8ea1504cc8
    Mature_Woman 63e8ebff-5a36-488d-b6e2-87f6a1094f2a  Pure-hearted_Boy 8638dfe9-875d-4eac-8951-ff7ade7fb639
    Radio_Host 2161adbc-e06c-4fca-8b5e-0999fc89d015  Reliable_Executive 89956d48-f0d7-49c7-98a0-4dfb1aee0dbe
    Sincere_Adult 5390bf72-3d54-417a-a6eb-e4ae7cf9f977  Soft_Girl 224ffb61-a2bb-4184-acf7-78ddf49d8cfd
    Southern_Young_Man 8ccda6d6-227f-4f6a-b988-cdc5e54e4169  Straightforward_Boy 9e71a46a-f486-4128-be72-1034d31b9ed7
    Stubborn_Friend eff646cf-2dfa-4a82-8352-cfea8df051ff  Sweet_Lady 79801ab1-a660-4757-bcdd-a59f82feb532
    Unrestrained_Young_Man 05498993-76c0-443b-aac4-800abf56e5ef  Warm_Bestie f8611a77-3e6a-4f70-a45c-5a80f11d293f
    Warm_Girl 8800a58f-e765-4eab-aba8-042b0f9072f3  Wise_Women cf19e764-8f0d-461b-b8e0-258fd036c131`,
  ],
  [
    'French_',
    `CasualMan 10956525-11c6-48ed-944d-2d7f82fbc9a0  FemaleAnchor 8f2d72ae-5f04-488e-bb41-73d0b461ba58
    Female_News Anchor cd5107ec-8b13-4222-a373-8b3f7ac9c1d4  MaleNarrator 094a8be7-12b7-404f-992d-1411c4421779
    Male_Speech_New 2c10e785-f7b3-4b7e-8371-bc3c05027085  MovieLeadFemale 9db802a3-dc1e-4eb8-99ce-3648d96e1f4c`,
  ],
  [
    'Indonesian_',
    `BossyLeader b77662ce-4721-47cd-9837-1da1ae9c877f  CalmWoman aa3e4e33-2c84-4a95-88e1-579fe765b127
    CaringMan 485b0175-2aec-4128-a682-8caaacfe44d0  CharmingGirl 7b9329cc-b70b-4fe1-a1b0-4793fcb9b096
    ConfidentWoman 8a248708-8116-4fb2-8729-233cfabedf9c  DeterminedBoy 564c7670-c88c-419b-93a4-badb9d0c8e89
    GentleGirl 501c3144-dc77-4a82-b6ae-e720ba53d751  ReservedYoungMan aedf07d3-fbfd-4694-b09e-0df55f5c45aa
    SweetGirl 0f23fdd8-c608-4a0d-b5bc-e575f7066a90`,
  ],
  [
    'Japanese_',
    `CalmLady 363be0da-251c-4610-8e8b-421d19645354  ColdQueen e225929e-88b7-4cf3-b70c-919e58dfdd13
    DecisivePrincess d97fa23a-1379-4151-abe7-f79b74119eca  DependableWoman 598b8142-c15b-4e8d-bb7b-97a7b96aebc5
    DominantMan ff3d135b-c3e8-48f9-9bd3-837af37ca54d  GenerousIzakayaOwner 22332afb-8515-427e-a2e0-77d6fae0b448
    GentleButler 0ee876e0-92d8-4920-839b-66e3ca9bcab3  GracefulMaiden 43766b9d-c80c-4758-9dbe-493b14c8b588
    InnocentBoy f3730750-eebc-431b-8927-b2d5462695c2  IntellectualSenior fc73d843-a689-4645-91cf-81b725be629f
    KindLady ded915f2-1678-41f4-8700-f1d731684237  LoyalKnight 6e217881-c6f8-4d69-b4d3-ec224d5b63ae
    OptimisticYouth c8f44e03-e548-48be-bf58-a8c837036fd2  SeriousCommander 44e4da80-f347-4dda-996d-5a6dc93e3c21
    SportyStudent 89e08f73-b0b1-4d7a-a034-e211390c847a`,
  ],
  [
    'Korean_',
    `AirheadedGirl 6297431c-6b27-4d76-90ec-0d831e694161  AthleticGirl 8cb05ee3-4ff9-46b3-aaf8-318662b9a87c
    AthleticStudent e1f19a92-3c50-486b-b350-66810270f0f0  BraveAdventurer e1a5a950-d918-49e7-bf7b-d26e0cf95b0a
    BraveFemaleWarrior 767a09c2-f848-4e13-8992-ce44b0d6a537  BraveYouth 8458b7ff-4bee-431b-96a0-63cb8060e314
    CalmGentleman 68da2ecb-dbac-49e9-9584-88e30a2eedb3  CalmLady 9c368da0-58eb-4200-b697-a34893aefe5f
    CaringWoman d51fb00e-3ba8-433f-885a-8e81539697a9  CharmingElderSister 4e907f4e-5024-48e6-913f-9de28ed6ae4a
    CharmingSister a9c882bd-ef2a-4965-b342-e33916058419  CheerfulBoyfriend 34eff382-1bee-477f-a5ae-1876f0f1db2c
    CheerfulCoolJunior e91bd544-fdf9-4fd3-b2e6-bcd89b22fdf9  CheerfulLittleSister 339a1cce-9c65-4428-a7d9-fa6143aaa663
    ChildhoodFriendGirl c19a8309-57d8-4b34-8215-020318c90d4d  CockyGuy 0cd0820e-b397-4e63-a9ff-ee9409771a9b
    ColdGirl 0ad1de6e-3126-4bbd-a579-914b7ef8b0a1  ColdYoungMan b146bc6b-9d05-4301-925f-2a81d346470d
    ConfidentBoss 82564634-7d90-4ed1-9b0b-1ea76c19ce1d  ConsiderateSenior 552aa7e9-f693-4988-ad0b-6cebbb8f5bac
    DecisiveQueen 3de85681-e83a-4577-9137-5f1a126ac6f2  DominantMan a166008b-8bf2-4e1e-a9f0-726ffe401d5d
    ElegantPrincess 7798b5e6-4f40-44ba-9229-72513ba95568  EnchantingSister b13d060b-a8df-447e-8476-213aef6e0485
    EnthusiasticTeen aefea3fc-1cc9-4846-979a-29c4c29796f2  FriendlyBigSister a30a2028-884f-4b76-a629-0f659e5754da
    GentleBoss 874d7511-8dda-4af1-a35f-672921878af2  GentleWoman 5964cf93-f84e-46fe-a02c-55c202158d6d
    HaughtyLady 1b3e7385-3446-48e3-b7f7-59c721f92dab  InnocentBoy ca577705-2826-4f4d-a8c6-d847acf67a42
    IntellectualMan 7334a8d2-d8b9-4124-aef8-4cf54997917e  IntellectualSenior 0f97df90-b91a-474f-8a75-21e4c81ee707
    LonelyWarrior f577ea97-929c-406f-bb40-19b8062c4ca8  MatureLady 4b0316be-7881-4120-b369-0b213e064b81
    MysteriousGirl d6dbbad0-0531-4417-b50f-946ae2b07226  OptimisticYouth eaab3248-d547-48da-92d9-60e8c842edf9
    PlayboyCharmer a3e587b5-3103-4601-a4d5-f9baab176238  PossessiveMan 0dbd4fcd-d217-4fb5-94c8-f94842093cac
    QuirkyGirl 494e789f-905e-414c-bd51-1b1fee2293d3  ReliableSister 43abfe22-0d35-4a30-8934-05523ec75ccd
    ReliableYouth e61931bb-a4fb-4163-8054-a3ebf6841099  SassyGirl 643f393b-ea22-4e52-9740-ca7aace93f0a
    ShyGirl c00d9ad2-b3e5-4fd1-a87a-acbc05474e6a  SoothingLady 31951acc-326c-4723-b297-8ba4101e3da9
    StrictBoss 3ba37a53-0dc1-483c-ac3f-8a6774eac0c4  SweetGirl aba64241-28c0-400d-9bde-8649b866e632
    ThoughtfulWoman 991c6eb8-f421-42c7-84a8-e61b4a45427b  WiseElf 40bf54e1-236d-4900-b075-52e8c35f6ddf
    WiseTeacher 413bf9d0-c0fa-4589-9c19-98ab40da0de6`,
  ],
  [
    'Portuguese_',
    `AngryMan 9536a438-673b-47bd-8ccc-1cd4690b3bea  AnimeCharacter e6e85517-09fe-4601-b396-c9882698f05f
    Arnold abb6716b-5b98-4179-80f5-f1b94864865e  AssertiveQueen e709c56f-ded9-4df6-8c25-77a7325bceff
    AttractiveGirl 2c5c7b89-acee-4f6a-8e6c-0e8ff9f90a7b  BossyLeader 0c3429ac-9c9b-40f7-9524-421df8f70028
    CalmLeader 731b3d11-6f45-4b2d-85d8-960807c69199  CaptivatingStoryteller ebf63c57-da8f-4d7a-85b0-d2a11dee295e
    CaringGirlfriend 7e00b6ed-0f1c-4cdb-b9c5-055d03ef108b  CharmingLady 69b7aa3f-d982-4c0a-9449-3de86b6fc8b0
    CharmingQueen 8418ab1f-e163-4843-97e0-aaabf7528fb9  CharmingSanta 4c6d3d68-22d7-48d4-a624-c2e8ab714f67
    ChattyGirl e0065909-7062-4778-85bc-ce8ec7d100cb  Comedian 94c66539-f11b-4250-acc6-861eded1bf81
    CompellingGirl f915eaba-30bf-4c93-9d85-07afcb36238f  ConfidentWoman f39874c2-bf6c-416f-8fee-a2879505cccd
    Conscientiousinstructor ec1aca02-1c63-44f4-ab3e-f0ae5cf0edee  Debator 095e8621-c1f6-491c-bfbd-4491dbb7f5b6
    Deep-VoicedGentleman 59fc41cf-81e3-4d19-865e-45797e536f02  DeterminedManager 7fd6cb3f-68ab-439a-adf6-bdf8384a46e5
    Dramatist b77ce375-eec8-496a-a808-388494a44783  ElegantGirl 248ce959-a7e6-415e-ab19-5a3d87fab466
    EnergeticBoy 11f2d4e0-3254-435f-a1d2-6b42f80e4370  FascinatingBoy 478b42e6-06d3-4931-9069-e7929aad068c
    FragileBoy 68527441-040e-42b5-9e36-356d7542fdac  FrankLady 2a433448-924c-4a38-b169-6565ef42db49
    FriendlyNeighbor 6129ce22-0252-4e89-a455-5831296c3cd1  Fussyhostess ea326ec8-c838-437f-83b7-6aa99918511e
    GentleTeacher c1f2a60f-220a-485f-8c49-b0a6c7b19c8c  Ghost 02bc899f-708e-4f26-918d-1a96cdc7cf61
    Godfather b93142ce-ed0f-4997-80c4-04b2333b5661  GorgeousLady a22dad8a-40ac-40a9-ba66-42cd3912f73d
    GrimReaper a37be2c6-f572-4638-8436-b77442396fde  Grinch 1765e9a0-c421-45f5-90dc-ca7f58c72465
    HumorousElder 10c5770a-0e67-4c70-90b9-8fc4b8473c6e  InspiringLady 8e179cb4-b62b-409c-bc51-60c07a230f1a
    Jovialman 952b1784-ef66-45d5-a5c5-8fffaeafea0c  Kind-heartedGirl 9e261b2c-311d-4473-8886-2067cb99d2de
    LovelyLady f338acc9-7cf0-48b3-8a9c-0e01a63eef3b  MaturePartner a371ff7a-25ca-4d35-9a6a-c15824a90552
    Narrator cf77b39b-4387-4b88-9f31-7941784fd2bb  NaughtySchoolgirl 6f4a674d-9e31-49c4-a62f-97a27a701b34
    PassionateWarrior 96909c80-294c-4a36-a6ee-eebbfdabb578  PlayfulGirl c4c4521a-16e8-4db5-b964-f1e83c6d405c
    PlayfulSpirit 1b169dea-0a78-49d7-af44-350b85bd7e93  Pompouslady 32d80225-03ea-4748-94ae-6c8c1b5d7aa0
    PowerfulSoldier 7138777c-e2e0-44af-be06-2c6a9d890372  PowerfulVeteran 115cbd1a-67cd-4cab-9654-3b341d6e1926
    RationalMan 2fe3af4d-07f5-44cc-8bc1-5e0c9eb734ef  ReliableMan af8f9422-4427-4006-a882-9d29eebd157a
    ReservedYoungMan 7352ca80-ad50-42d0-bb91-83d2f99e9a97  RomanticHusband ff8f214f-c60c-4605-b6ec-11b72956ee86
    Rudolph ad24a274-13b1-4c8a-a6ff-08783ad20e19  SadTeen e7ccf5b9-e47d-45ef-a401-5ca12c837435
    SantaClaus 2d13b56a-bc67-4336-a01a-b6b465b8fc3d  SensibleManager 0653e831-8315-4937-9c7e-d8491462d43f
    SentimentalLady 96c374c8-b0d1-4cd6-9ef1-5c7aedc0ed28  SereneElder 2c0b39a5-4ca5-49c5-b9e6-e95d0afc5976
    SereneWoman 3856480a-068f-41a3-aea0-2858d18224f0  SmartYoungGirl c051daee-8ffe-4a5c-8f22-75e1a0191077
    Steadymentor 0206476c-7fce-4999-a114-5db1264d24ea  StressedLady 13638d3c-6cdd-46eb-abb4-02d79cd0daa8
    StrictBoss 9a6fdf9a-7d72-4703-bb8f-c4352e855330  Strong-WilledBoy 9f71b4c2-ee1c-41f7-907f-98af76360cbf
    SweetGirl 2165c9b0-467a-45f1-aa13-248580305a83  TheatricalActor bc036a79-341e-4e09-b34b-5f19b5e80759
    ThoughtfulLady 6a2afd80-8639-45f7-b0f2-fa1db6dfb396  ThoughtfulMan 196177c9-8625-4544-b62f-f5a5a9e2c73e
    ToughBoss 21b7b906-3da4-4152-94b0-12d56366fdcb  UpsetGirl e35054e1-be07-4801-a835-2c81ab00e549
    WhimsicalGirl b73cac98-78f0-4893-b2f2-de6d72241b01  WiseScholar 260a1f17-53e3-4a72-904b-f05b8859a4cc
    Wiselady 1c3f9c50-09db-496e-ae93-2cfe3b0c9f11`,
  ],
  [
    'Russian_',
    `AmbitiousWoman 6236abe7-9116-41d4-a80a-46ae82d43106  AttractiveGuy 04ec9928-ef0b-4fd2-b908-749e0f281ede
    Bad-temperedBoy e017753b-1b49-4947-9d97-f4fc57c31742  BrightHeroine b1a897f1-c347-4df5-92a3-b54b4dd8cc68
    CrazyQueen 34f16969-11d5-4b69-bb47-d78317dadbce  HandsomeChildhoodFriend 22dbbad0-8261-40c7-a827-eba18caef7a7
    PessimisticGirl 165c043b-09f1-4ec7-8b7e-a47de57654c9  ReliableMan c3b6bba6-c762-40f3-9451-071db81d2dd8`,
  ],
  [
    'Spanish_',
    `AngryMan 4d44ca7f-f8e8-4151-b284-2594ee945c4c  AnimeCharacter 35f015f2-577e-456d-820e-1baa447b712b
    Arnold 049200e9-bc2f-4c06-bea5-e40879ea71d4  AssertiveQueen b01287be-f31d-47af-a44b-28c665d28e75
    BossyLeader 0f2c8cbd-7043-4cb1-97b8-055782fdb263  CaptivatingStoryteller 76c27a7c-603a-48ad-aa87-f84d25311b2c
    CaringGirlfriend 64d0fa4b-b821-450c-9acc-61aadf2132e2  ChattyGirl 2b72ac1e-98c0-4b90-adda-8334a32ae409
    Comedian af3a1408-5009-4b9f-b419-0d2ff1c362a0  CompellingGirl 6b15724c-45f4-477b-8e9c-8c7307e30cc6
    ConfidentWoman 2b073196-ce62-438d-91b2-2157061f5f81  Debator 1551e6f4-792c-4e3a-b40c-3538f589b60b
    Deep-tonedMan e7d0e581-725c-437a-9078-ffd9f63b2270  DeterminedManager a2b91683-d5a5-49cd-863a-8514f33138a4
    EnergeticBoy 95c75f30-8285-4bb3-b922-bc73db56f425  FrankLady 083f9293-4a66-4960-b0cf-7c2695d2dd97
    Fussyhostess 8115301e-8e0e-4d80-b823-60fd9a257f91  Ghost 366ddf40-50c1-4829-9f26-558e48a8a5f3
    HumorousElder f65be5c8-13e1-4b73-a4e1-b7eb6640b590  Intonategirl 1f7f89f9-e8eb-43e0-82e2-e647c6a6957d
    Jovialman 3ccbc32c-6a28-4e77-9a3d-4eca54d9d2cd  Kind-heartedGirl cd3015e1-a994-46e1-8a46-90db955eb6aa
    MaturePartner b8bdc6ad-3d1b-4b15-9b92-c1400e9455af  Narrator 58368b15-e52e-4844-b3be-cbb9d431bfba
    PassionateWarrior 656b7ef8-909c-4212-bb4c-c405fed0eba0  PowerfulSoldier 075da942-8337-4fe5-be23-98fb533a07b8
    PowerfulVeteran 13da0f6a-39d1-4301-9766-6dc39c40eb10  RationalMan 48ac2f70-128a-4d4e-b435-041e5cf032c2
    ReliableMan 818c43f4-3535-4a89-9bd1-a1220e1754f2  ReservedYoungMan 972e96bc-568d-4561-b400-c13e97bdecac
    RomanticHusband 18c73906-0170-429d-8fae-9c5c1b2c6213  Rudolph e4cf8f02-db24-4c0e-9100-cff1f33ad6db
    SantaClaus 68f8d88c-8512-4d45-bf7b-490a39b4ac03  SensibleManager 885bf180-3c7c-4794-b12f-73f8d5453444
    SereneElder e761e1b2-cf84-4c91-bb37-6008d9d19171  SereneWoman a0634c3c-c967-4b40-9186-78d3a5fbc530
    SincereTeen 66bc2d78-18df-4890-8add-5d9b024affb2  SophisticatedLady 0cc049f1-8815-455d-8c66-adf1a7c0a527
    Steadymentor aed18d6d-8319-4d25-b008-0483a71f02a6  StrictBoss a22ff931-f362-46e2-a1b9-39f2e4c909aa
    Strong-WilledBoy aec8c5ad-d246-4472-a71e-16ebc11d0326  ThoughtfulLady d85b1065-dfe1-43b8-9840-89672834ac5f
    ThoughtfulMan 30756b6f-24c3-4060-a9f4-b27d3b808eac  ToughBoss 9074371b-955b-4e4e-804f-09d8a1448ce7
    WhimsicalGirl b354c6b0-42fd-4628-9a1e-c36b0c6f894a  WiseScholar 53e77755-1c4b-4fdf-af6c-d6a66f46bf90
    Wiselady 93e2c5d4-a4b2-44b4-a8fb-82efa8a7cdd8`,
  ],
];

/** Pattern of an entry: the rest of the id, which may contain blanks, and the UUID that names the recording. */
const ENTRY = /(?<rest>\S[^\n]*?) (?<recording>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g;

const SAMPLES: ReadonlyMap<string, string> = new Map(
  RECORDINGS.flatMap(([start, recordings]) =>
    Array.from(recordings.matchAll(ENTRY), ({ groups }) => {
      const { rest = '', recording = '' } = groups ?? {};
      return [`${start}${rest}`, `${FILES}/${recording}.mp3`] as const;
    }),
  ),
);

/** Returns the URL of the recording of a voice; undefined if none is known. */
export function minimaxSample(voiceId: string): string | undefined {
  return SAMPLES.get(voiceId);
}
