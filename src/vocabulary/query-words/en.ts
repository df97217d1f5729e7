import type { QueryWords } from './query-words.ts';

/**
 * English words that people type when they look for a voice. Source: usage, and CLDR 48 for the standard
 * names, November 2026.
 */
export const english: QueryWords = {
  empty: `
    a an the i me my mine we our ours you your yours he she it its they them their this these those that which
    who whose whom what where how there here i_m i_d i_ll i_ve we_re we_d we_ll it_s that_s there_s who_s he_s
    she_s you_re is are be am was were been being has have had having do does did can could would should shall
    might must need needs needed needing want wants wanted wanting wish look looking looks search searching
    find finding seek seeking for_us show list give get getting got let pick choose recommend recommends
    recommendation recommendations suggest suggestion suggestions help please pls plz thanks thank hello hey hiya good_morning good_afternoon good_evening
    dear like would_like sort_of kind_of type_of sorts types for to of in on at by from with about into as per
    via so very really quite much many lots rather pretty more most some any all every each something someone somebody anyone
    anybody anything one ones other also too just only maybe perhaps well good great best better perfect ideal
    suitable right excellent amazing awesome top fitting suited appropriate voice voices vocal vocals speaker
    speakers speak speaks speaking spoken speech talk talks talking talked say says saying said tell tells same id ids
    read reads reading read_aloud reading_aloud reads_aloud out_loud aloud sound sounds sounding sounded audio
    audios recording recordings text texts tts text_to_speech text_to_voice speech_synthesis synthesizer
    synthesiser synthesis synthesized generator generated generate generation ai_voice ai_voices ai_generated
    voice_ai artificial_intelligence make making create creating use uses used using work works working
    available options option app apps application applications project projects product website websites site
    page program programme software all_voices all_the_voices all_of_the_voices same_speaker same_voice same_person video videos clip clips script scripts file files content accent accents
    accented dialect dialects language languages tongue gender sex age person people human_being folks quality
    high_quality hq free online native_speaker native_speakers return returns show_me lang locale reply answer
  `,
  not: `
    not no without w_o except excepting excluding exclude excludes except_for but_not other_than apart_from
    aside_from anything_but non minus nor neither never don_t doesn_t isn_t aren_t don_t_want rather_than
    instead_of nothing_from nobody_from none_from no_one_from nothing_in nobody_in none_of nothing_like
  `,
  or: 'or either and_or',
  and: 'and plus as_well_as',
  genders: {
    Female:
      'queen queens princess duchess belle hostess actress waitress nun gal gals chick chicks lass lasses ladylike womanly madam maam ma_am gentlewoman she_her heroine heroines villainess villainesses enchantress sorceress priestess goddess empress heiress stewardess saleswoman businesswoman anchorwoman',
    Male: 'king kings prince duke dude dudes bloke blokes fella fellas chap chaps lad lads gent gents gentlemen manly he_him salesman businessman anchorman cowboy cowboys',
    Neutral: 'gender_neutral ungendered gender_ambiguous unisex',
    'Non-binary': 'non_binary genderqueer gender_queer genderfluid gender_fluid they_them',
  },
  ages: {
    young: `
      juvenile youngish young_adults
      in_his_twenties in_her_twenties in_their_twenties twenty_something
    `,
    adult: `
      grownup grown_ups grownups in_his_thirties in_her_thirties in_their_thirties
      thirty_something
    `,
    'middle-aged': `
      middleaged midlife mid_life in_his_forties in_her_forties
      in_their_forties in_his_fifties in_her_fifties in_their_fifties
    `,
    old: `
      ancient oldest old_aged elders geriatric pensioner pensioners senior_citizen senior_citizens
      in_his_sixties in_her_sixties in_their_sixties in_his_seventies
      in_her_seventies
    `,
  },
  people: {
    'Female Californian': 'valley_girl valley_girls',
    'Female adult': 'mom moms mum mums mommy mummy woman_in_her_thirties',
    'Female child': 'girl girls little_girl little_girls small_girl schoolgirl schoolgirls',
    'Female middle-aged': 'woman_in_her_forties woman_in_her_fifties middle_aged_woman middle_aged_lady',
    'Female old':
      'grandma grandmas grandmother grandmothers granny grannies old_lady old_ladies old_woman grandmotherly',
    'Female young': 'young_lady young_ladies teen_girl teen_girls teenage_girl teenage_girls',
    'Male adult': 'dad dads daddy man_in_his_thirties',
    'Male child': 'boy boys little_boy little_boys young_boy young_boys small_boy schoolboy schoolboys',
    'Male middle-aged': 'man_in_his_forties man_in_his_fifties middle_aged_man middle_aged_guy',
    'Male old':
      'grandpa grandpas grandfather grandfathers granddad grandad gramps old_man old_men old_guy grandfatherly',
    'Male young': 'teen_boy teen_boys teenage_boy teenage_boys',
    child: `
      kid kids kiddo toddler toddlers baby babies infant infants preschooler preschoolers schoolkid
      schoolchild
    `,
    old: 'grandparent grandparents oldster oldsters',
    young: 'teen teens teenager teenagers adolescent adolescents youngster youngsters',
  },
  useCases: {
    advertising: `
      advert adverts advertising_spot radio_spot tv_spot promo promos promotion promotions promotional
      marketing infomercial infomercials sales sales_pitch salesperson selling telemarketing
    `,
    announcements: `
      announcer announcers announcing public_address pa_system loudspeaker intercom train_station
    `,
    assistant: `
      assistants virtual_assistants voice_assistants digital_assistant digital_assistants voice_agent
      voice_agents ai_agent ai_agents ai_assistant smart_speaker smart_home
    `,
    audiobook: 'audio_books novel novels ebook ebooks e_book e_books fiction nonfiction non_fiction',
    characters: `
      animated animations cartoons anime villain villains monster monsters pirate pirates wizard witch goblin
      superhero superheroes vtuber roleplay role_play roleplaying voice_acting
    `,
    conversational: 'chatting chatbots chat_bot dialogue dialogues dialog dialogs conversing small_talk',
    'customer-service': `
      call_centers call_centres callcenter helpdesk help_desk customer_care contact_center contact_centre
      receptionist receptionists hotline support_agent sales_rep sales_reps sales_agent
    `,
    documentary: 'docuseries docu nature wildlife nature_film wildlife_film nature_documentary',
    educational: `
      teaching teacher teachers lecture lectures lecturer course courses tutorial tutorials lesson lessons
      school classroom tutor tutors explainer explainers instructional instructor
    `,
    entertainment: `
      trailers movie_trailer movie_trailers films cinema tv_show tv_shows tv_series radio_drama dubbing sitcom
    `,
    gaming: 'videogames video_game video_games gamer gamers npc npcs rpg',
    interview: 'interviews interviewer interviewers',
    ivr: `
      phones telephones voicemail voicemails voice_mail answering_machine phone_system phone_menu phone_tree
      phone_call phone_calls auto_attendant on_hold hold_message
    `,
    meditation: `
      meditations meditative mindfulness yoga sleep sleeping hypnosis hypnotherapy guided_meditation
      affirmations
    `,
    narration: 'narrate narrates narrating narrated narrations voiceover voiceovers voice_over voice_overs',
    news: `
      newscasters newsreaders news_anchor news_anchors news_presenter news_reporter reporter reporters
      journalist journalists journalism headlines broadcasts broadcaster broadcasters broadcasting newsroom
      weather_forecast
    `,
    podcast: 'podcasting podcasters pod_cast',
    'social-media': `
      social_network social_networks youtuber youtubers tiktoks tik_tok you_tube instagram influencer
      influencers vlog vlogs vlogger reels
    `,
    sports: `
      sportscaster sportscasters sports_commentator sports_announcer commentator commentators football soccer
      basketball play_by_play
    `,
    storytelling: `
      storytellers story_telling story_teller storytime story_time tale tales fairytale fairytales fairy_tale
      fairy_tales bedtime_story bedtime_stories fables
    `,
  },
  styles: {
    angry: 'angrily anger',
    authoritative: 'authority authoritatively',
    breathy: 'breathily breathiness',
    bright: 'brightly brighter',
    calm: 'calmly calmness',
    casual: 'casually',
    cheerful: 'cheerfully joyous happily',
    clear: 'clearly clearer clarity',
    confident: 'confidently confidence',
    deep: 'deeper deepest deeply deep_toned low_voice low_voiced',
    dramatic: 'dramatically',
    elegant: 'elegantly elegance posh',
    empathetic: 'empathy',
    energetic: 'energy energetically energised energized',
    enthusiastic: 'enthusiasm enthusiastically',
    excited: 'excitedly excitement',
    expressive: 'expressively emotion emotions emotionally',
    fast: 'faster fastest quickly rapidly speedy fast_talking fast_talker',
    fearful: 'fear fearfully',
    formal: 'formally',
    gentle: 'gently gentleness',
    'high-pitched': 'high_voice higher_pitched high_pitched_voice',
    humorous: 'humor humour hilarious humorously',
    monotone: 'monotonous monotonic',
    mysterious: 'mysteriously mystery',
    natural: 'naturally realistic lifelike life_like human_like humanlike human_sounding natural_sounding',
    playful: 'playfully',
    powerful: 'powerfully',
    professional: 'professionally professionalism',
    raspy: 'rasp rasping',
    rich: 'richly richer',
    robotic: 'robotically cyborg',
    sad: 'sadly sadness',
    sarcastic: 'sarcasm sarcastically',
    seductive: 'seductively',
    serious: 'seriously seriousness',
    shouting: 'shout shouts shouted scream screams yell yells',
    sinister: 'scary horror',
    slow: 'slower slowest slowly slow_talking',
    smooth: 'smoothly smoother',
    soft: 'softly softer',
    soothing: 'soothe soothes soothingly',
    sweet: 'sweetly',
    warm: 'warmth warmly warmer',
    whispering: 'whispers whisperer',
  },
  languages: {
    ar: 'arab arabs',
    de: 'german_speaking',
    en: 'english_speaking',
    es: 'spanish_speaking castellano spanglish',
    fil: 'taglish',
    fr: 'french_speaking',
    ga: 'irish_gaelic gaelic_irish gaeilge',
    fy: 'frisian west_frisian',
    gd: 'scottish_gaelic scots_gaelic gaelic_scottish',
    he: 'ivrit',
    hi: 'hinglish',
    mi: 'te_reo te_reo_maori',
    pt: 'portugese',
    'pt-BR': 'brazilian_portuguese',
    'pt-PT': 'european_portuguese',
    'es-ES': 'european_spanish castilian_spanish',
    'fr-CA': 'canadian_french french_canadian quebec_french',
    sw: 'kiswahili',
    zh: 'mandarin_chinese putonghua',
  },
  countries: {
    AE: 'dubai emiratis',
    AR: 'argentines',
    AU: 'aussies australians down_under',
    BR: 'brazilians brasilian',
    CA: 'canadians',
    CN: 'mainland_china prc',
    CO: 'colombians',
    EG: 'egyptians',
    ES: 'spaniard spaniards',
    FR: 'frenchman frenchmen frenchwoman',
    GB: 'brits briton britons english_uk englishman englishmen englishwoman',
    HK: 'hongkong',
    IE: 'irishman irishmen irishwoman',
    IN: 'indians',
    KR: 'south_korean',
    MX: 'mexicans',
    NG: 'nigerians naija',
    NL: 'dutchman',
    NZ: 'kiwis new_zealanders',
    PH: 'filipinos filipina filipinas pinoy pinay philippine',
    SA: 'saudi saudis ksa',
    US: 'americans stateside u_s_a',
  },
  accents: {
    Californian: 'californians valley_girl',
    Castilian: 'castillian european_spanish spain_spanish peninsular_spanish',
    'Midwestern American': 'midwest midwestern american_midwest',
    'New York City': 'new_yorker brooklyn',
    'Northern English': 'northern_england north_of_england',
    'Received Pronunciation': `
      queen_english queens_english king_english kings_english bbc_english oxford_english
    `,
    Scottish: 'scotsman scotswoman scotch',
    'Southern American': `
      deep_south southern_us us_southern american_south southern_drawl southern_accent
    `,
    Texan: 'texans',
    Transatlantic: 'mid_atlantic midatlantic',
    Welsh: 'welshman',
  },
  regions: {
    africa: 'africa african africans',
    balkans: 'balkans balkan',
    baltic: 'baltic baltics baltic_states baltic_countries',
    benelux: 'benelux low_countries',
    caribbean: 'caribbean carribean carribbean caribean west_indies west_indian',
    'central-america': 'central_america central_american central_americans',
    'central-asia': 'central_asia central_asian',
    'south-india': 'south_india south_indian dravidian',
    'east-asia': 'east_asia east_asian far_east far_eastern',
    'eastern-europe': 'eastern_europe eastern_european east_european',
    europe: 'europe european europeans',
    gulf: 'gulf gulf_states persian_gulf arabian_gulf khaleeji khaliji',
    iberia: 'iberia iberian iberian_peninsula',
    'asia-pacific': 'asia_pacific apac',
    dach: 'dach',
    'australia-new-zealand': 'anz',
    mena: 'mena',
    'latin-america': 'latin_america latin_american latin_americans latam hispanic',
    levant: 'levant levantine',
    'middle-east': 'middle_east middle_eastern mideast near_east',
    nordic: 'nordic nordics nordic_countries',
    'north-africa': 'north_africa north_african maghreb maghrebi',
    'north-america': 'north_america north_american north_americans',
    oceania: 'oceania oceanian australasia pacific_islands',
    scandinavia: 'scandinavia scandinavian scandinavians',
    'south-america': 'south_america south_american south_americans',
    'south-asia': 'south_asia south_asian south_asians indian_subcontinent',
    'southeast-asia': 'southeast_asia southeast_asian asean south_east_asia south_east_asian',
  },
  deployments: {
    local:
      'open_source opensource open_weight open_weights open_model open_models offline on_device on_premise on_premises self_hosted selfhosted self_host self_hostable runs_locally run_locally locally without_internet no_internet without_cloud no_cloud without_an_api_key no_api_key',
  },
  providers: {
    azure: 'ms_azure',
    elevenlabs: 'elevenlab eleven_lab 11_lab 11lab',
    'espeak-ng': 'e_speak',
    google: 'google_text_to_speech',
    openai: 'chat_gpt',
    polly: 'amazon_web_services',
  },
};
